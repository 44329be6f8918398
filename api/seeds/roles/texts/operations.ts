import type { RoleText } from '../role-source';

export const operationsTexts: Readonly<Record<string, RoleText>> = {
  'Graphic Designer': {
    work: 'You design labels, notices and screens, often in two scripts, and prepare them for print.',
    expects: 'A portfolio of six pieces is enough, with a line about each.',
    task: 'a label in English and one Indian script',
    start: 'The archive of the last ten years is your reading for the first week.',
    duties: [
      'Design print and screen pieces',
      'Set type in Latin and Indian scripts',
      'Check proofs at the printer',
    ],
  },
  'Product Designer': {
    work: 'You find out what people try to do, draw three ways of doing it, and test them before anybody writes code.',
    expects: 'Show one design that failed in a test and what came after it.',
    task: 'a walk through one project of your portfolio',
    start: 'You listen to ten customers before your first drawing.',
    duties: [
      'Plan and run tests with users',
      'Prototype in Figma',
      'Specify states, errors and empty screens',
      'Look after the component library',
    ],
  },
  'Customer Support Representative': {
    intern: 'Customer Support Intern',
    work: 'You take calls and chats, mostly about orders and bills, and stay with a question until it is answered.',
    expects: 'Good spoken Hindi and readable English are needed; the products are taught.',
    task: 'two practice calls',
    start: 'Three weeks of training are paid like work.',
    duties: [
      'Answer calls and chats',
      'Record each case in the system',
      'Pass on what you cannot solve, with all facts',
    ],
  },
  'Support Team Manager': {
    work: 'Eighteen representatives in two shifts are your team, and the waiting time is your figure.',
    expects: 'You have made rosters for a team of ten or more people.',
    task: 'a roster for a week with a festival in it',
    start: 'You take calls yourself for the first ten days.',
    duties: [
      'Plan shifts and leave',
      'Listen to calls and coach',
      'Report reasons for calls to the product team',
    ],
  },
  'Warehouse Supervisor': {
    work: 'You run one shift: goods in, goods out, fourteen people and two forklifts.',
    expects: 'Knowledge of stock software helps; a good eye for unsafe corners is required.',
    task: 'a round through the hall with a checklist',
    start: 'You work one week in each area before you lead the shift.',
    duties: [
      'Assign work at the start of the shift',
      'Count stock and explain differences',
      'Hold the weekly safety talk',
    ],
  },
  'Supply Chain Planner': {
    work: 'You decide how much is ordered, when, and on which truck it comes.',
    expects: 'You have planned with real stock and know how a forecast is wrong.',
    task: 'an order plan for six products',
    start: 'You plan the slow-moving items first.',
    duties: [
      'Forecast demand by product and place',
      'Place orders with suppliers',
      'Follow late deliveries and find alternatives',
    ],
  },
  'Operations Director': {
    work: 'Sites in several states, 900 people and the cost of every kilometre are in your hands.',
    expects: 'You have answered for safety and cost at the same time.',
    task: 'a visit to one site and a written opinion',
    start: 'You visit every site in the first two months.',
    duties: [
      'Lead the site managers',
      'Own budget and safety',
      'Decide on new sites',
      'Negotiate with the largest suppliers',
    ],
  },
  'CNC Machine Operator': {
    intern: 'Machine Shop Trainee',
    work: 'You set up lathes and milling machines, measure the first piece, and keep the series within tolerance.',
    expects: 'An ITI certificate as machinist or turner is required.',
    task: 'a drawing to read and a shaft to measure',
    start: 'A setter stands beside you for the first thirty days.',
    duties: [
      'Load programs and tools',
      'Measure and record pieces',
      'Clean and oil the machine at the end of the shift',
    ],
  },
  'Mechanical Design Engineer': {
    work: 'You design parts and fixtures, and go to the shop floor when they do not fit.',
    expects: 'Bring a drawing of yours, with its tolerances.',
    task: 'a bracket to be made lighter',
    start: 'You change an existing part before you draw a new one.',
    duties: [
      'Model parts and prepare drawings',
      'Calculate loads and fits',
      'Follow prototypes through production',
    ],
  },
  'Electrical Site Engineer': {
    work: 'You plan cables, panels and earthing on a site and sign for what is switched on.',
    expects: 'A supervisor’s licence, or papers for one, is needed.',
    task: 'a single-line diagram with one fault',
    start: 'A licensed engineer signs with you for the first three months.',
    duties: [
      'Prepare wiring plans and lists',
      'Supervise contractors',
      'Test, record and hand over installations',
    ],
  },
  'Staff Nurse': {
    work: 'You look after up to eight patients in a shift, with a senior nurse on call.',
    expects: 'Registration with a state nursing council is required.',
    task: 'a talk with the head nurse and a round through the ward',
    start: 'You work day shifts only until your probation ends.',
    duties: [
      'Give medicines and record them',
      'Watch vital signs and call the doctor',
      'Explain care to patients and families',
    ],
  },
  'Online Mathematics Tutor': {
    work: 'You teach groups of up to six pupils of classes 8 to 10 by video, in the evening and on weekends.',
    expects: 'A degree with mathematics, a quiet room and a steady line are necessary.',
    task: 'a lesson of twenty minutes for two of our pupils',
    start: 'An experienced tutor sits in your first four lessons.',
    duties: [
      'Prepare and hold lessons',
      'Correct homework within a day',
      'Write to parents once a month',
    ],
  },
  'Curriculum Lead': {
    work: 'You decide in which order things are taught, and lead nine authors in four languages.',
    expects: 'You have taught for several years and have written for pupils, not only about them.',
    task: 'a unit plan and a page from it',
    start: 'You watch twenty lessons before you change the plan.',
    duties: [
      'Plan units and their tests',
      'Edit the work of authors',
      'Evaluate results with schools',
      'Train teachers twice a year',
    ],
  },
};
