import type { PostNotice } from './post-notice';

/** The notices of the civil services posts, by title. */
export const civilServicesNotices: Readonly<Record<string, PostNotice>> = {
  'Assistant Commissioner': {
    payLevel: 10,
    ages: [21, 32],
    paragraphs: [
      'An Assistant Commissioner heads an office where duties are assessed, refunds are checked and arrears are recovered. Hearings with taxpayers and decisions on disputed assessments take up much of the week.',
      'Graduates in any discipline who are at least 21 and not older than 32 may apply.',
      'Selection is through the UPSC in three stages: an objective preliminary test, a main examination with written answers, and a personality test. New officers are trained before they take charge of an office.',
      'Begin with the published syllabus and the newspapers, write one full answer every day and have it read by someone critical. Choose the optional subject for your interest in it as well as for its length.',
    ],
    duties: [
      'Decide assessments and refunds',
      'Hear taxpayers who object',
      'Supervise inspectors and clerks',
    ],
  },
  'Deputy Director, Rural Schemes': {
    payLevel: 12,
    ages: [32, 45],
    paragraphs: [
      'The Deputy Director travels to villages to see whether payments, houses and water connections have reached the families on the list. Findings go into a report to the department, with a deadline for each correction.',
      'A bachelor’s degree is the minimum education. Because the post leads several district teams, the age range is 32 to 45, and experience of managing public programmes carries weight.',
      'The UPSC shortlists applications for this post, holds a written recruitment test and interviews the candidates who rank highest.',
      'Prepare to discuss budgets, audits and complaints from your own work, with figures. Bring experience certificates that state the duties and dates of each position.',
    ],
    duties: [
      'Inspect schemes in villages',
      'Review spending by district',
      'Follow up complaints until they are settled',
    ],
  },
  'Sub-Divisional Officer': {
    ages: [21, 40],
    paragraphs: [
      'A Sub-Divisional Officer looks after land records, public order, elections and relief in a part of a district. Mornings are often spent in the field and afternoons in hearings.',
      'Any recognised degree qualifies, for applicants from 21 to 40 years of age. Officers must be able to read and write the official language of the state.',
      'The State PSC conducts a preliminary examination, a written main examination and an interview, and allots services by rank and preference.',
      'Study the history, geography, economy and laws of the state alongside the general papers. Previous papers of the commission show how much of the test is about the state itself.',
    ],
    duties: [
      'Hear land and revenue cases',
      'Coordinate relief after floods or fires',
      'Supervise the departments of the sub-division',
    ],
  },
  'Block Development Officer': {
    ages: [21, 40],
    paragraphs: [
      'The officer plans roads, drinking water, housing and wage work with the village councils of a block, sanctions the money and visits the sites. Meetings with councils are held in the villages, so the day involves a lot of travel.',
      'Applicants must be graduates between the ages of 21 and 40.',
      'Candidates first clear a screening test held by the State PSC, then write the main papers, and are finally interviewed by a board. Marks of the main papers and the interview are added.',
      'Learn how village councils are funded and how a works estimate is read. In the interview, examples from a village you know well are worth more than general statements.',
    ],
    duties: [
      'Approve plans of village councils',
      'Check works and muster rolls on site',
      'Release and account for funds',
    ],
  },
};
