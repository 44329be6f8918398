import type { PostNotice } from './post-notice';

/** The notices of the banking posts, by title. */
export const bankingNotices: Readonly<Record<string, PostNotice>> = {
  'Probationary Officer': {
    ages: [20, 30],
    paragraphs: [
      'During probation an officer works at each desk of a branch: deposits, loans, cash and customer complaints. Later the officer checks the work of others and is prepared to manage a branch.',
      'Applicants need a degree in any discipline and must be from 20 to 30 years old.',
      'IBPS holds an online preliminary test, then a main test that includes a letter and an essay. The final list combines the main test with an interview.',
      'Read a financial newspaper, practise data tables and puzzles with a timer, and write one short essay a week. Be ready to explain in the interview why you would accept transfers across the country.',
    ],
    duties: [
      'Process deposits and loans',
      'Authorise the entries of clerks',
      'Answer complaints from customers',
    ],
  },
  'Bank Clerk': {
    ages: [20, 28],
    paragraphs: [
      'Clerks receive and pay cash, print passbooks, open accounts and help customers who are new to mobile banking. Counter hours are fixed, and the cash is tallied before anyone leaves.',
      'The post is open to graduates between 20 and 28 who can read, write and speak the local language.',
      'There are two online IBPS tests, preliminary and main, followed by a test of the local language. No interview is part of the selection.',
      'Speed in arithmetic makes the largest difference, so do a few timed sets each day. Revise banking terms such as cheque clearing, nomination and fixed deposit.',
    ],
    duties: [
      'Receive and pay cash',
      'Open accounts and print passbooks',
      'Help customers with forms',
    ],
  },
  'Specialist Officer, IT': {
    ages: [24, 35],
    paragraphs: [
      'Officers of this team watch over card, transfer and mobile payment systems, install security updates and lead the response when a service fails. They work partly in the data centre and partly from home, with an on-call week in turn.',
      'An engineering degree in computer science, electronics or IT, or a postgraduate degree in computer applications, is needed. Candidates must be 24 to 35 years of age.',
      'A general online test is followed by a main test of professional knowledge, both by IBPS. An interview panel then asks about systems the candidate has run.',
      'Revise networks, databases, operating systems and secure configuration, and describe one incident you handled from the first alarm to the final report. Certificates of employment should name the technologies used.',
    ],
    duties: ['Monitor payment systems', 'Apply security updates', 'Lead incident response'],
  },
  'Rural Bank Office Assistant': {
    ages: [18, 28],
    paragraphs: [
      'Assistants in a rural branch open savings accounts, accept crop loan papers and explain government schemes to farmers and self-help groups in their own language.',
      'Graduates aged 18 to 28 may apply. A command of the local language is essential, and working knowledge of a computer is desirable.',
      'The selection consists of a preliminary and a main online test by IBPS for regional rural banks. The local language is checked at the time of joining.',
      'For the main test, learn the basics of farm credit, insurance and direct benefit transfers. Find out which districts the bank serves, since the posting will be in one of them.',
    ],
    duties: [
      'Open savings accounts',
      'Explain schemes to villagers',
      'Register crop loan applications',
    ],
  },
  'Chief Manager, Risk': {
    ages: [32, 45],
    paragraphs: [
      'The Chief Manager builds models that estimate which loans may not be repaid, proposes limits by sector and reports to the risk committee every month. A small team of analysts works under this post.',
      'A postgraduate degree in finance, statistics, economics or management is required, along with several years in credit or market risk. The age limits for general applicants are 32 and 45.',
      'Applications are shortlisted on experience, and those called give a presentation and attend an interview. No written test is held for this fixed-term contract.',
      'Prepare one model or policy that you designed, with its assumptions and what went wrong with it. Remove all confidential data of past employers before you present.',
    ],
    duties: ['Measure credit risk', 'Propose lending limits', 'Report to the risk committee'],
  },
};
