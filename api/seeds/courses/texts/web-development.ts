import type { CourseText } from '../course-source';

export const webDevelopmentTexts: Readonly<Record<string, CourseText>> = {
  'HTML and CSS from the First Tag': {
    institute: 'Narmada Institute of Technology',
    languages: ['English', 'Hindi'],
    about:
      'You start with an empty file and end with a site that a small restaurant could put online. Every element is introduced on the page where it is needed: headings for the menu, a table for the prices, a form for the booking.',
    method:
      'Two evenings a week are enough. The videos are short and have captions; after each one you change the page yourself and compare it with the solution. The last week is about publishing: a folder, a host, an address.',
    entry:
      'Written for people who have never seen source code. A laptop with a browser and any text editor will do; nothing has to be bought or installed.',
    audience: 'School leavers, first-year students and shop owners who want a site of their own',
    takeaways: [
      'A menu page of three screens, online',
      'A printable list of checks before you publish',
    ],
    careers: ['Web content assistant', 'Junior web developer', 'Email template designer'],
  },
  'JavaScript by Building': {
    institute: 'Pearl Bazaar Institute of Computing',
    languages: ['English', 'Telugu'],
    about:
      'Twelve programs, from a tip calculator to an expense tracker that keeps working in a train without signal. New parts of the language come up when a program cannot go on without them.',
    method:
      'Each of the eight weeks has one or two programs and a sheet of exercises that the teaching assistants mark by Sunday. Chapter five closes with a quiz and a challenge of the coding practice, so that you see what you have kept.',
    entry:
      'You should be able to write a simple web page. Loops, functions and variables are explained from scratch.',
    audience: 'Students who know some HTML and want to write their first programs',
    takeaways: [
      'Twelve small programs with your own comments',
      'An expense tracker that works offline',
    ],
    careers: ['Junior front-end developer', 'Web support engineer', 'Test automation trainee'],
  },
  'React for Working Developers': {
    institute: 'Stepwell Learning Centre',
    languages: ['Hindi', 'English'],
    about:
      'A job board grows over eight weeks: first a list, then search, saved filters and an application form. State is moved twice on purpose, so that you feel what a wrong place costs.',
    method:
      'Classes begin at half past seven in the evening and are recorded. Your pull requests are reviewed within two working days, and the tests you write are part of the mark.',
    entry:
      'For people who write JavaScript at work or have finished a course on it. Promises, modules and array methods are taken as known.',
    audience:
      'Developers with about a year of JavaScript who are moving to component-based screens',
    takeaways: [
      'A job board with tests by role and label',
      'Notes on when a context slows a page down',
    ],
    careers: ['React developer', 'Front-end engineer', 'UI engineer'],
  },
  'TypeScript in Depth': {
    institute: 'Pearl Bazaar Institute of Computing',
    languages: ['English', 'Tamil'],
    about:
      'The course treats types as a design tool. You model the states of a ticket booking so that an unpaid seat cannot be printed, then write a typed client for a public transport API and publish its declarations.',
    method:
      'One long exercise a week, discussed in a seminar of at most twelve people. In the last two weeks you convert a JavaScript project of 9,000 lines in stages and keep it running after every commit.',
    entry:
      'Participants have shipped TypeScript before and have met a type error that they could not explain. Everyday syntax is not repeated.',
    audience: 'Engineers who maintain a large JavaScript or TypeScript code base',
    takeaways: [
      'A published package with declaration files',
      'A migration plan that a team can follow',
    ],
    careers: ['Senior front-end engineer', 'Library maintainer', 'Platform engineer'],
  },
  'Node.js APIs with PostgreSQL': {
    institute: 'Lotus Tank Engineering College',
    languages: ['English', 'Tamil'],
    about:
      'A community hall in Coimbatore takes bookings by telephone and forgets some of them. You build the service that replaces the register: routes, validation, transactions that never book a hall twice, and logs that tell what happened at night.',
    method:
      'Five blocks of two weeks. Every block ends with a load test on the college server, and the slowest query of the group is taken apart together.',
    entry:
      'You should have written programs in JavaScript and know what a table is. SQL is taught from joins onwards.',
    audience: 'Front-end developers and final-year students who want to write the server side',
    takeaways: [
      'A booking service with migrations and backups',
      'A checklist for errors, limits and logs',
    ],
    careers: ['Back-end developer', 'API developer', 'Full-stack developer'],
  },
  'Accessible Web Interfaces': {
    institute: 'Kadamba Lane Design College',
    languages: ['English', 'Marathi'],
    about:
      'A ticket booking form is tested by people who use a screen reader, a switch and a magnifier. You watch the recordings, list the barriers and repair them one after the other.',
    method:
      'Half of the time goes into testing by hand, half into code. The guidelines are read in one afternoon and then used as a reference, not learnt by heart.',
    entry:
      'Designers and developers take part together. You should be able to read HTML and change a style sheet.',
    audience: 'Designers, testers and developers of public services',
    takeaways: [
      'An audit report with twenty repaired barriers',
      'A set of form components that announce errors',
    ],
    careers: ['Accessibility tester', 'UX engineer', 'Front-end developer for public services'],
  },
  'Web Performance Clinic': {
    institute: 'Sun Wheel Institute of Technology',
    languages: ['English', 'Bengali'],
    about:
      'Bring a slow page of your own, or take the news page that the clinic provides. It is measured on a phone for ₹7,000 over a 4G line in the hostel, because that is where most visitors are.',
    method:
      'Measure, change one thing, measure again: the four weeks follow this cycle. Each Friday two participants present their traces, and the others propose the next change.',
    entry:
      'You have built and deployed sites for some years, can read a network panel and are able to change the build of the page that you bring.',
    audience: 'Experienced front-end engineers responsible for a live site',
    takeaways: [
      'A before-and-after report with field data',
      'A budget that fails the build when it is exceeded',
    ],
    careers: ['Performance engineer', 'Senior front-end engineer', 'Technical consultant'],
  },
  'Full-Stack Live: Ship in Eight Weeks': {
    institute: 'Stepwell Learning Centre',
    languages: ['English', 'Hindi'],
    about:
      'Teams of four build a volunteer finder for their city: people register what they can do, organisations post what they need. The first version is online in week three.',
    method:
      'Three live evenings a week, one of them for code review. A teacher plays the customer and changes one requirement in week five; how the team reacts is discussed in the demo.',
    entry:
      'You have built a small app with a database, on your own or in class, and can keep ten hours a week free for the team.',
    audience: 'Developers who have worked alone and want to learn how a team ships',
    takeaways: [
      'A deployed product with the history of its decisions',
      'Reviews that you gave and received',
    ],
    careers: ['Full-stack developer', 'Product engineer', 'Start-up engineer'],
  },
  'Front-End Mock Interviews': {
    institute: 'Lotus Tank Engineering College',
    languages: ['English', 'Telugu'],
    about:
      'Six interviews of 45 minutes with people who hire front-end developers. You are asked to build, to debug and to talk about a design, and get a page of written comments on the next day.',
    method:
      'The rounds are spread over three weeks so that you can work on one weakness at a time. Recordings belong to you and are deleted after thirty days.',
    entry:
      'Meant for people with one or two finished projects who are applying now. It does not teach the language.',
    audience: 'Final-year students and developers with up to three years of work who are applying',
    takeaways: [
      'Six written assessments',
      'A recorded interview and a list of questions to ask back',
    ],
    careers: ['Front-end developer', 'UI developer', 'Associate software engineer'],
  },
  'Freelance Web Developer Toolkit': {
    institute: 'Kite Street Business School',
    languages: ['English', 'Hindi', 'Marathi'],
    about:
      'How much is a site for a dentist in Ahmedabad worth, and what happens when the dentist wants a sixth page? The course answers with offers, contracts and invoices of real size, with GST.',
    method:
      'You write one document a week: a portfolio page, an offer, a contract, an invoice. A chartered accountant and a lawyer comment on the drafts.',
    entry:
      'No business experience is expected. It helps if you can already make a simple site, because pricing is practised on it.',
    audience: 'Students and employees who want to take a first paid project',
    takeaways: [
      'An offer and a contract that you can reuse',
      'A price sheet for five kinds of sites',
    ],
    careers: ['Freelance web developer', 'Agency partner', 'Site maintenance provider'],
  },
};
