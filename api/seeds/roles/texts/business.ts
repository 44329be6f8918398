import type { RoleText } from '../role-source';

export const businessTexts: Readonly<Record<string, RoleText>> = {
  'Field Sales Executive': {
    intern: 'Field Sales Intern',
    work: 'You visit eight to ten customers a day in a fixed area, and write down what they said the same evening.',
    expects: 'A two-wheeler licence and patience in waiting rooms are required.',
    task: 'a visit together with a colleague',
    start: 'The first two weeks are for the product and for the list of names.',
    duties: [
      'Visit present and possible customers',
      'Prepare offers from the price list',
      'Collect payments and complaints',
    ],
  },
  'Key Account Manager': {
    work: 'Twelve large customers are yours: their contracts, their complaints and their plans for the next year.',
    expects: 'You have kept a customer who had already written the letter of notice.',
    task: 'a renewal talk, played with one of our directors',
    start: 'You are introduced to each customer in person within the first quarter.',
    duties: [
      'Negotiate contracts and renewals',
      'Plan visits and reviews for each account',
      'Bring the wishes of customers to the product meeting',
    ],
  },
  'Director of Sales': {
    work: 'Five regional managers and a yearly target are yours, and so is the price list.',
    expects: 'You have built a sales region and have also closed one.',
    task: 'a forecast on the figures of the last three years',
    start: 'You travel with each regional manager before you change anything.',
    duties: [
      'Answer for revenue and discounts',
      'Lead regional managers',
      'Set prices with finance',
      'Report monthly to the board',
    ],
  },
  'Content Writer': {
    intern: 'Content Writing Intern',
    work: 'You write product pages, letters to customers and the occasional story about the people behind them.',
    expects: 'Send two texts: one that you are content with, and its first draft.',
    task: 'an edit of a page of ours',
    start: 'Everything you write in the first month is edited by two people.',
    duties: [
      'Write and edit pages, mails and posts',
      'Interview colleagues and customers',
      'Keep the list of terms',
    ],
  },
  'Digital Marketing Specialist': {
    work: 'You plan campaigns in search and social media and stop those that cost more than they bring.',
    expects: 'Tell us about one campaign that you ended early.',
    task: 'a plan for a budget of ₹2 lakh',
    start: 'You start with one product line and its numbers of the last year.',
    duties: [
      'Set up and watch campaigns',
      'Test texts and pictures',
      'Report cost per order each week',
    ],
  },
  'Brand Lead': {
    work: 'How the company looks and speaks is your decision, from the signboard to the letter of apology.',
    expects: 'You have changed a brand without losing the people who liked the old one.',
    task: 'a presentation of one campaign of yours, with its figures',
    start: 'The first project is already chosen: the packaging of the coming season.',
    duties: [
      'Lead the brand team of four',
      'Commission research and read it',
      'Approve what is published',
      'Keep agencies within budget',
    ],
  },
  'Accounts Assistant': {
    intern: 'Accounts Intern',
    work: 'You enter bills, match payments and prepare the papers for the monthly GST return.',
    expects: 'Care with numbers is tested; Tally can be learnt here.',
    task: 'twenty vouchers with three mistakes',
    start: 'You learn the purchase side first, the sales side after the first closing.',
    duties: ['Enter and file vouchers', 'Match bank statements', 'Prepare the GST summary'],
  },
  'Financial Analyst': {
    work: 'You build the models behind budgets and investments, and say which of their assumptions are weak.',
    expects: 'A model of your own, even from a course, is a good start for the talk.',
    task: 'a model with one wrong assumption',
    start: 'You take part in the budget round from the first month on.',
    duties: [
      'Maintain the forecast',
      'Compare plan and result each month',
      'Prepare papers for decisions above ₹10 lakh',
    ],
  },
  'Finance Controller': {
    work: 'You close the books of three companies, answer the auditors and advise the managing director.',
    expects: 'You are a chartered accountant and have led an audit from the inside.',
    task: 'a discussion of a balance sheet with the audit partner',
    start: 'The first closing is done together with your predecessor.',
    duties: [
      'Close books by the fifth working day',
      'Own taxes and statutory audit',
      'Lead seven accountants',
      'Improve controls and approvals',
    ],
  },
  'Human Resources Associate': {
    work: 'Salaries, joining papers and a hundred questions about leave come to your desk.',
    expects: 'Discretion is the first requirement, a clear spreadsheet the second.',
    task: 'a payroll of thirty people with two special cases',
    start: 'You handle joining papers first, payroll from the second month on.',
    duties: [
      'Prepare payroll and statutory payments',
      'Welcome new colleagues',
      'Answer questions on policy in one working day',
    ],
  },
  'Talent Acquisition Lead': {
    work: 'You fill a hundred positions a year with a team of four, and shorten the time in which candidates wait.',
    expects: 'You can show how you changed an interview that chose the wrong people.',
    task: 'an interview that you conduct and we watch',
    start: 'You begin with the four positions that have been open longest.',
    duties: [
      'Plan hiring with each department',
      'Train interviewers',
      'Report on time, cost and source',
      'Write to every candidate',
    ],
  },
  'Chief People Officer': {
    work: 'You answer for pay, careers and the way people treat each other, and sit on the board.',
    expects:
      'You have led people work in a company of several thousand employees and in a difficult year.',
    task: 'a day of talks, including one with the union representatives',
    start: 'A survey of all employees is completed before you begin, and its results are yours.',
    duties: [
      'Set policy for pay and careers',
      'Lead the people department',
      'Negotiate agreements',
      'Advise the board on succession',
    ],
  },
};
