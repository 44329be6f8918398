import type { PostNotice } from './post-notice';

/** The notices of the teaching posts, by title. */
export const teachingNotices: Readonly<Record<string, PostNotice>> = {
  'Primary School Teacher': {
    ages: [20, 40],
    paragraphs: [
      'One teacher takes a class of children between six and eleven through language, mathematics and environmental studies, and meets their parents every month.',
      'Eligible are candidates with a diploma in elementary education, or with a degree in elementary education, who are 20 to 40 years old.',
      'A pass in Paper I of CTET is a condition for applying, and the merit list is then made from a written test of the department.',
      'Read the textbooks of classes 1 to 5 again and prepare child development and teaching methods with care.',
      'Bring the CTET certificate, the diploma or degree, and the marksheets of every year of training.',
    ],
    duties: [
      'Teach all subjects to classes 1 to 5',
      'Assess each child’s reading and arithmetic',
      'Meet parents and keep the attendance register',
    ],
  },
  'Trained Graduate Teacher, Science': {
    payLevel: 7,
    ages: [21, 35],
    paragraphs: [
      'Teachers take physics, chemistry and biology lessons for classes 6 to 10, prepare experiments in the laboratory, and share evening study hours because pupils live on the campus.',
      'Graduates in a science subject who also hold a B.Ed. and have passed Paper II of CTET can apply, if they are 21 to 35 years old.',
      'The written test combines the school syllabus in science with teaching methods; an interview with a demonstration lesson decides the final order.',
      'Plan a ten-minute lesson on a topic such as refraction or photosynthesis, and rehearse it with a board and chalk.',
    ],
    duties: [
      'Teach science to classes 6 to 10',
      'Prepare and supervise experiments',
      'Set and mark tests',
      'Take turns at supervising evening study',
    ],
  },
  'Assistant Professor, Economics': {
    ages: [21, 45],
    paragraphs: [
      'The department teaches undergraduate and master’s courses, so an assistant professor lectures on micro- and macroeconomics, sets papers and guides student projects.',
      'A master’s degree in economics with NET, or a PhD in the subject, is needed; the age of general applicants lies between 21 and 45.',
      'UGC NET makes a candidate eligible but gives no marks towards selection.',
      'The college holds a written paper in economics and then an interview, in which teaching experience and publications also count.',
      'Take one copy of each publication and the NET certificate or the PhD award letter to the interview.',
    ],
    duties: [
      'Lecture and hold tutorials',
      'Set and mark examinations',
      'Guide projects and publish research',
      'Serve on committees of the college',
    ],
  },
  'Guest Lecturer, Computer Science': {
    ages: [23, 60],
    paragraphs: [
      'Guest lecturers teach programming and data structures to diploma students for ten hours a week: practicals in the computer laboratory, and some lectures online.',
      'Holders of a postgraduate degree in computer science or computer applications, or of an engineering degree in the branch, may apply between the ages of 23 and 60.',
      'There is no examination; a panel reads the applications, invites a few people to give a trial lecture and talks with them about their experience.',
      'Choose a first-year topic for the trial lecture, for example loops or arrays, and bring a small program that students could extend.',
    ],
    duties: [
      'Teach programming ten hours a week',
      'Supervise laboratory practicals',
      'Mark assignments within a week',
    ],
  },
  'Principal, Senior Secondary School': {
    ages: [35, 50],
    paragraphs: [
      'As head of a school with forty teachers, the principal draws up the timetable, observes lessons, manages the budget and answers to the district office for results and safety.',
      'Required are a master’s degree, a B.Ed. and ten years of teaching, of which some as head of a department; applicants must be 35 to 50.',
      'Shortlisted candidates write a paper on school administration, education policy and financial rules, and a board interviews those who do well in it.',
      'Service certificates from each school, signed by the authority that issued them, have to accompany the application.',
    ],
    duties: [
      'Lead and appraise the teachers',
      'Manage admissions, budget and buildings',
      'Keep pupils safe and hear complaints',
      'Report results to the district office',
    ],
  },
};
