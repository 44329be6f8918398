import type { RoleText } from '../role-source';

export const engineeringTexts: Readonly<Record<string, RoleText>> = {
  'Junior Web Developer': {
    intern: 'Web Development Intern',
    work: 'You turn designs into pages, fix what users report, and write the test before you close the ticket.',
    expects: 'A project that we can open in a browser tells us more than marks.',
    task: 'a small page built from a sketch',
    start: 'For the first six weeks every change is made in a pair.',
    duties: [
      'Build pages and forms from given designs',
      'Repair reported faults and add a test for each',
      'Keep the style guide up to date',
    ],
  },
  'Front-End Developer': {
    work: 'You own the screens of one product area, from the component to the keyboard behaviour.',
    expects: 'You should be able to explain why a component rendered twice.',
    task: 'a review of a pull request with four hidden faults',
    start: 'You take over one screen in week two and a whole area after the first quarter.',
    duties: [
      'Develop screens in React and TypeScript',
      'Measure loading time and accessibility in each release',
      'Agree interfaces with the API team',
    ],
  },
  'Back-End Developer': {
    work: 'You write the services behind the product, their tables and the queries that must stay fast at month end.',
    expects: 'Knowing what a transaction guarantees matters more than the name of a framework.',
    task: 'a schema and three endpoints for a given case',
    start: 'You join the on-call list only after you have deployed ten times.',
    duties: [
      'Design endpoints and migrations',
      'Find and remove slow queries',
      'Document errors and limits of each service',
      'Take one week on call in eight',
    ],
  },
  'Android Developer': {
    work: 'You develop the app for phones with little memory and a weak signal, and look after its releases in the store.',
    expects: 'An app that is or was in a store, even a small one, is the best application.',
    task: 'a list that keeps working without network',
    start: 'Your first release goes to five percent of users, with you watching the crash rate.',
    duties: [
      'Write features in Kotlin',
      'Synchronise data after time without network',
      'Test on three old devices before each release',
    ],
  },
  'Senior Software Engineer': {
    work: 'You take unclear problems, write the proposal, and build the part that nobody has built before.',
    expects:
      'You have run a system that others depended on, and can tell what you would do differently.',
    task: 'a design discussion about a system you know well',
    start: 'Your first proposal is expected after two months, not after two weeks.',
    duties: [
      'Write and defend design proposals',
      'Guide two or three engineers',
      'Review changes that touch several services',
      'Reduce the number of incidents',
    ],
  },
  'Engineering Manager': {
    work: 'You lead a team of six to nine engineers, plan with the product manager, and hire for one or two open seats a year.',
    expects: 'We look for somebody who has given difficult feedback and has also received it.',
    task: 'two conversations with engineers whom you would lead',
    start: 'The present manager stays for eight weeks to hand over.',
    duties: [
      'Hold a weekly talk with each engineer',
      'Plan the quarter and report risks early',
      'Run hiring for the team',
      'Own the delivery of one product area',
    ],
  },
  'Quality Assurance Engineer': {
    work: 'You decide what is tested by machine and what by hand, and write the tests of both kinds.',
    expects: 'Curiosity about how things break is more important than one tool.',
    task: 'a test plan for a form with twelve fields',
    start: 'In the first month you only look for faults; automation comes afterwards.',
    duties: [
      'Write automated tests for web pages and APIs',
      'Explore each release by hand for a day',
      'Describe faults so that they can be repeated',
    ],
  },
  'Data Analyst': {
    work: 'Colleagues come with a question, and you answer it with a query, a chart and two sentences.',
    expects: 'Show us one analysis in which you changed your mind.',
    task: 'a question answered from a data set of 20,000 rows',
    start: 'You get one department as a regular client from the third month on.',
    duties: [
      'Write queries and check them against known totals',
      'Maintain the weekly report',
      'Present findings to people who do not read tables',
    ],
  },
  'Data Engineer': {
    work: 'You build the pipelines that fill the warehouse every night, and the tests that stop a bad file before breakfast.',
    expects:
      'You have repaired a pipeline at an inconvenient hour and made sure it did not happen again.',
    task: 'a pipeline with one source that lies',
    start: 'You begin with one source system and learn its people before its tables.',
    duties: [
      'Develop and schedule pipelines',
      'Model tables with the analysts',
      'Watch freshness, volume and cost',
    ],
  },
  'Machine Learning Engineer': {
    work: 'You bring models into the product: data, training, serving, and the watching afterwards.',
    expects: 'A simple model in use counts more for us than a large one in a notebook.',
    task: 'a critique of a model card and its error table',
    start: 'Before the first model of your own you run the present one for a month.',
    duties: [
      'Prepare training data with the analysts',
      'Train, compare and document models',
      'Serve them within the agreed time',
      'Check for drift every week',
    ],
  },
  'Head of Data': {
    work: 'Analysts, engineers and the governance office report to you, and you report to the managing director.',
    expects:
      'You have led twenty or more people and given up a system that you had introduced yourself.',
    task: 'a plan for the first hundred days',
    start: 'The budget of the current year is fixed; the next one is yours.',
    duties: [
      'Set priorities with all departments',
      'Hire and develop leads',
      'Answer for data protection and quality',
      'Report to the board twice a year',
    ],
  },
  'Cloud Support Associate': {
    intern: 'Cloud Support Intern',
    work: 'Customers write when a server is slow or a certificate has run out, and you find out why.',
    expects: 'A clear mail in English and some Linux are what you need on the first day.',
    task: 'three real tickets with the names removed',
    start: 'Training takes five weeks, with an examination in the last one.',
    duties: [
      'Answer tickets in the agreed time',
      'Reproduce faults on a test account',
      'Write down solutions for the next colleague',
    ],
  },
  'DevOps Engineer': {
    work: 'You look after clusters, pipelines and the files that describe both.',
    expects: 'We ask for one story about a deployment that went wrong.',
    task: 'a broken pipeline on a machine of ours',
    start: 'You shadow the rota for four weeks before it includes you.',
    duties: [
      'Keep build and deployment under ten minutes',
      'Describe infrastructure in reviewed files',
      'Plan upgrades with the product teams',
      'Lead one incident review a month',
    ],
  },
  'Security Lead': {
    work: 'You and three specialists decide what is protected first, test it, and answer when something happens.',
    expects: 'You have handled an incident from the first log line to the letter to customers.',
    task: 'a threat model drawn together on a board',
    start: 'An outside audit is due in your second quarter and is a good map.',
    duties: [
      'Maintain the threat models of all products',
      'Run response exercises twice a year',
      'Review identity and access',
      'Advise teams before they build',
    ],
  },
  'Chief Technology Officer': {
    work: 'You answer for all engineering, from the choice of a data centre to the career of an apprentice.',
    expects: 'You have carried a budget and have had to explain an outage to customers in person.',
    task: 'a day with the leads and an evening with the founders',
    start: 'The board expects a written view of the present state after ninety days.',
    duties: [
      'Set the technical direction',
      'Own the engineering budget',
      'Develop four department heads',
      'Represent engineering to customers and auditors',
    ],
  },
};
