import type { PostNotice } from './post-notice';

/** The notices of the central government posts, by title. */
export const centralGovernmentNotices: Readonly<Record<string, PostNotice>> = {
  'Assistant Section Officer': {
    payLevel: 7,
    ages: [20, 30],
    paragraphs: [
      'An Assistant Section Officer studies each case that reaches the section, looks up the rules and earlier decisions, and writes a note for the officer who decides. Drafts of letters, replies to questions and office orders are part of every week.',
      'A degree in any subject is enough. Applicants must be between 20 and 30 years old on the cut-off date.',
      'The Staff Selection Commission holds a computer-based screening test and a longer second test with a section on computer knowledge. Marks in the second test decide the merit list.',
      'Practise summarising a long letter in five lines, and revise English grammar, arithmetic up to Class 10 and current affairs. Keep your degree certificate and mark sheets at hand for verification.',
    ],
    duties: ['Examine cases and write notes', 'Draft letters and orders', 'Track pending files'],
  },
  'Multi Tasking Staff': {
    payLevel: 1,
    ages: [18, 25],
    paragraphs: [
      'Staff in this record office number files, place them on the right shelf, find them when a section asks and carry them there. They also photocopy papers, open the rooms in the morning and help with the daily post.',
      'You can apply after passing Class 10, if you are 18 to 25 years old.',
      'The SSC examination is a computer-based test of numbers, reasoning, English and general awareness. It can be taken in several Indian languages, and no interview follows.',
      'Solve short papers against the clock, since the questions are simple and speed matters. Bring your Class 10 certificate as proof of both education and date of birth.',
    ],
    duties: ['Shelve and retrieve records', 'Carry files and post', 'Make copies and scan papers'],
  },
  'Data Entry Operator': {
    payLevel: 4,
    ages: [18, 27],
    paragraphs: [
      'Operators type answers from survey forms into the statistics system, compare entries with the paper and send doubtful forms back to the survey team. Some days are spent at the office and some at home.',
      'Candidates need a Class 12 certificate and steady, accurate typing. The age range is 18 to 27.',
      'After the SSC written stages, those shortlisted take a data entry test of 8,000 key depressions an hour on a computer. The appointment is for a fixed term under a contract.',
      'Practise number entry as well as text, because survey forms are full of codes. For the days at home you will need a quiet place and a reliable internet connection.',
    ],
    duties: ['Enter survey forms', 'Check entries against the paper', 'Report unclear answers'],
  },
  'Postal Assistant': {
    payLevel: 4,
    ages: [18, 27],
    paragraphs: [
      'Postal Assistants sell stamps, book parcels and registered letters, and accept deposits for savings accounts. At closing time the cash in the drawer must match the day’s entries.',
      'Anyone aged 18 to 27 who has passed Class 12 may apply; knowledge of the language spoken in the circle helps at the counter.',
      'Candidates sit a two-stage computer-based examination of the SSC. The second stage ends with a typing test, which must be passed but adds no marks.',
      'Work on quick, correct addition and on reading addresses aloud. At verification, show your Class 12 mark sheet, an identity card and, where you claim a relaxation, the certificate for it.',
    ],
    duties: [
      'Book letters and parcels',
      'Handle savings deposits',
      'Balance the cash each evening',
    ],
  },
  'Policy Consultant': {
    ages: [28, 50],
    paragraphs: [
      'The consultant takes one public scheme at a time, reads its rules and spending data, speaks with the people who run it and writes a report on what should change. The work is done remotely, with regular video meetings.',
      'A postgraduate degree is required, preferably in economics, public policy, statistics or a social science. The cell is looking for people between 28 and 50 with published reports or papers.',
      'There is no written examination. A committee shortlists applicants from their record, asks for a two-page comment on a scheme of its choice and then holds an interview online.',
      'Send a writing sample that is your own work and shows how you used data. Explain in your letter which scheme you would study first and why.',
    ],
    duties: [
      'Analyse scheme data',
      'Interview officials and users',
      'Write reports with proposals',
    ],
  },
  'Communications Intern': {
    ages: [20, 27],
    paragraphs: [
      'Interns turn long announcements into short notices in English and one other Indian language, and check names, dates and numbers before an editor approves them. All tasks are assigned and returned online.',
      'Graduates of any subject aged 20 to 27 are welcome. You should write well in two languages, one of them English.',
      'Shortlisting is by a short application and two writing samples. A timed online exercise and a conversation with an editor complete the selection.',
      'Read a week of public notices and rewrite three of them in under 100 words each. You need your own computer, a text editor and a font for the second language.',
      'A monthly stipend is paid during the internship, which carries no claim to later employment.',
    ],
    duties: [
      'Write short notices',
      'Translate between two languages',
      'Check facts before release',
    ],
  },
};
