import type { CourseText } from '../course-source';

export const dataScienceTexts: Readonly<Record<string, CourseText>> = {
  'Python for Data, from Zero': {
    institute: 'Chinar Leaf Open College',
    languages: ['English', 'Hindi'],
    about:
      'Rainfall of three districts over forty years is the material. You read the file, find the years that are missing, and draw the chart that a block officer could use.',
    method:
      'Six units with a printed workbook, since not every student has a steady line at home. Tutors hold an open hour on Saturday, in person and by telephone.',
    entry:
      'Made for people who have never programmed. School arithmetic is enough, and the college library lends laptops.',
    audience: 'Graduates of any subject, teachers and clerks who work with tables',
    takeaways: ['A notebook that others can run again', 'A rainfall report of four pages'],
    careers: ['Data entry analyst', 'Research assistant', 'Monitoring and evaluation trainee'],
  },
  'Statistics Without Fear': {
    institute: 'River Tern College',
    languages: ['Hindi', 'Bengali'],
    about:
      'Averages, chance and samples, explained with the price of onions, cricket scores and a survey of the street where you live. Formulas come after the idea, never before it.',
    method:
      'Each week has three short lectures, a problem sheet and a discussion of a chart from a newspaper. The survey is planned in week two and reported in week five.',
    entry:
      'If percentages and simple graphs are familiar to you, you can follow. The course is free of charge and open to school teachers.',
    audience: 'Students of commerce and social science, and anyone who reads figures in the news',
    takeaways: [
      'A survey with an honest margin of error',
      'Ten misleading charts with your corrections',
    ],
    careers: ['Survey assistant', 'Market research trainee', 'Statistics tutor'],
  },
  'SQL for Analysts': {
    institute: 'Palash School of Data Science',
    languages: ['English', 'Tamil'],
    about:
      'A chain of forty tea stalls has five years of bills in a database. The owner asks questions, you answer them with queries: which stall loses money on Mondays, what sells when it rains.',
    method:
      'You write queries in the browser from the first minute. Practice sets grow from one table to seven, and each answer is checked against the expected rows.',
    entry:
      'Spreadsheets are the only thing you need to have used. Tables, keys and joins are built up from there.',
    audience: 'Office staff, accountants and students who get their data from somebody else',
    takeaways: [
      'A sales dashboard with twelve saved queries',
      'A habit of counting rows after each join',
    ],
    careers: ['Reporting analyst', 'MIS executive', 'Business analyst'],
  },
  'Data Visualisation that Persuades': {
    institute: 'Palash School of Data Science',
    languages: ['English', 'Telugu'],
    about:
      'Air quality of a city, one page, one message: that is the final task. On the way you redraw charts from company reports and see which changes make readers understand them sooner.',
    method:
      'Every week you bring a chart, and five other participants say in one sentence what they read in it. If the sentences differ, the chart is drawn again.',
    entry:
      'You have made charts for a report before and know how to group and filter a table with any tool.',
    audience: 'Analysts, journalists and consultants who present to decision makers',
    takeaways: ['A one-page picture of air quality', 'A sheet of chart types by question'],
    careers: ['Data visualisation designer', 'Insights analyst', 'Data journalist'],
  },
  'Business Analytics with Spreadsheets': {
    institute: 'Howrah Quay School of Management',
    languages: ['English', 'Bengali'],
    about:
      'A grocery shop near the river orders too much rice and too little oil. With its bills of one year you build a forecast, a pivot report and a what-if sheet that the owner can use without you.',
    method:
      'About two hours a week, all of them in the spreadsheet. The case is worked on in pairs, and each pair explains its model to a shopkeeper in the final session.',
    entry:
      'You can type numbers into a sheet and add them up. Lookups, pivot tables and scenarios are shown step by step.',
    audience: 'Office assistants, family business members and commerce students',
    takeaways: ['A stock forecast for a grocery shop', 'A template for monthly reports'],
    careers: ['Operations assistant', 'Inventory analyst', 'Junior business analyst'],
  },
  'Data Engineering at Scale': {
    institute: 'Palash School of Data Science',
    languages: ['English', 'Hindi'],
    about:
      'Running times of trains arrive late, twice, or with the wrong station. You write the nightly pipeline that copes with it, model a warehouse behind it, and keep the bill of the cluster under a fixed sum.',
    method:
      'The pipeline runs from week two on, and something breaks in it every night: a column is renamed, a day is missing, a file is empty. Your repair and your post-mortem are marked.',
    entry:
      'You write Python and SQL at work and have operated at least one scheduled job. Distributed processing is taught, programming is not.',
    audience: 'Data analysts and back-end engineers with two or more years of work',
    takeaways: ['A pipeline with tests on its data', 'A cost sheet for storage and queries'],
    careers: ['Data engineer', 'Analytics engineer', 'Data platform engineer'],
  },
  'Experiments and A/B Tests': {
    institute: 'Howrah Quay School of Management',
    languages: ['English', 'Marathi'],
    about:
      'A bus operator wants to know whether a shorter booking form sells more seats. You plan the test, decide how long it must run, and write a conclusion that still holds when the manager hoped for another one.',
    method:
      'Simulated visitors let you run a test of four weeks in an afternoon, and run it again a hundred times. That shows how often chance alone would have convinced you.',
    entry:
      'Means, variance and a first hypothesis test should be familiar, for example from an introductory statistics course.',
    audience: 'Product managers, analysts and marketing staff who run tests',
    takeaways: ['A plan with sample size and stopping rule', 'A written result of one experiment'],
    careers: ['Product analyst', 'Growth analyst', 'Experimentation specialist'],
  },
  'Geospatial Data for India': {
    institute: 'Red River Ferry University',
    languages: ['English', 'Hindi'],
    about:
      'Which schools lie more than an hour from the next all-weather road? You answer with open data of villages, rivers and roads, and publish the map so that the district can check it.',
    method:
      'Field work is part of it: one weekend is spent recording points with a phone and comparing them with the official layer. The rest happens in free desktop software and Python.',
    entry:
      'You can program a little and have joined two tables before. Projections and map formats are taught.',
    audience: 'Students of geography, planners and staff of development organisations',
    takeaways: ['A web map of schools and roads', 'A list of open data sources with their gaps'],
    careers: ['GIS analyst', 'Planning associate', 'Remote sensing assistant'],
  },
  'Data Analyst Mock Interviews': {
    institute: 'Palash School of Data Science',
    languages: ['Hindi', 'English'],
    about:
      'Three kinds of rounds that analysts meet in India: a business case, SQL on a shared screen, and an exercise to take home. Working analysts conduct them and comment in writing.',
    method:
      'Week one is for cases, week two for SQL, week three for the take-home and its defence. You see the notes of the interviewer, including the moment when they would have said no.',
    entry:
      'You know SQL and one spreadsheet or charting tool and are about to apply. New material is not taught.',
    audience: 'Analysts with up to four years of work and graduates of a data course',
    takeaways: ['A reviewed take-home analysis', 'A private score sheet of three rounds'],
    careers: ['Data analyst', 'Business analyst', 'Decision scientist'],
  },
  'A Career in Data: Where to Start': {
    institute: 'River Tern College',
    languages: ['English', 'Hindi', 'Marathi'],
    about:
      'Four people describe a Tuesday at work: an analyst of a bank, an engineer of a delivery service, a statistician of the census and a teacher who changed careers. Afterwards you choose what to learn, and what to leave out.',
    method:
      'Two weeks, four conversations, one plan. A counsellor of the college reads the plan and answers with two questions.',
    entry: 'Open to everyone from class 12 on. There is nothing to prepare.',
    audience: 'School leavers and employees who think about work with data',
    takeaways: [
      'A plan for six months of learning',
      'A list of projects that fit the role you chose',
    ],
    careers: ['Data analyst', 'Data engineer', 'Statistical officer'],
  },
};
