import type { PostNotice } from './post-notice';

/** The notices of the posts in courts, by title. */
export const judiciaryNotices: Readonly<Record<string, PostNotice>> = {
  'Civil Judge, Junior Division': {
    ages: [22, 35],
    paragraphs: [
      'The judge of a taluka court hears disputes over land, money, tenancy and family property, records evidence, and writes reasoned judgments.',
      'A degree in law that allows enrolment as an advocate is essential, and the candidate’s age must be 22 to 35.',
      'Selection through the State PSC has three stages: an objective preliminary test, written papers on civil and criminal law with a judgment to draft, and a viva.',
      'Work through the codes of civil procedure and evidence section by section, and practise writing judgments by hand against the clock.',
      'Candidates who are already in practice attach a certificate from the court in which they appear.',
    ],
    duties: [
      'Hear civil suits and applications',
      'Record evidence and write judgments',
      'Encourage settlement where the law allows it',
      'Supervise the staff of the court',
    ],
  },
  'Court Stenographer': {
    ages: [18, 32],
    paragraphs: [
      'Seated beside the judge, the stenographer takes down orders in shorthand, types them the same day and brings the copies for signature.',
      'The minimum education is a pass in Class 12; training in shorthand and typing is expected, and applicants must be no younger than 18 and no older than 32.',
      'A skill test counts most: dictation in shorthand at 80 words a minute, transcribed on a computer, with a short interview for those within the limit of mistakes.',
      'Take dictation daily from court judgments, as their vocabulary differs from that of newspapers.',
    ],
    duties: [
      'Take down orders and depositions',
      'Type and proofread orders on the same day',
      'Keep dictated matter confidential',
    ],
  },
  'Law Clerk': {
    ages: [21, 30],
    paragraphs: [
      'A clerk reads the briefs of the next day’s cases, summarises the facts and points of law, and looks up earlier judgments for the judge.',
      'The contract is meant for recent law graduates of 21 to 30 years and is not a step towards a permanent post.',
      'Applications are shortlisted on marks in law and a sample of writing, and an interview with two judges follows.',
      'Submit a note of not more than two pages on a recent judgment, written by you alone, and be prepared to defend it.',
    ],
    duties: [
      'Summarise briefs before the hearing',
      'Search earlier judgments and statutes',
      'Check citations in draft judgments',
    ],
  },
};
