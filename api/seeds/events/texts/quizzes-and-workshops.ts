import type { EventText } from '../event-source';

export const quizAndWorkshopTexts: Readonly<Record<string, EventText>> = {
  'Game Makers Jam': {
    about:
      'Small games that are finished: a title screen, one idea, an end. Mihir Arm Robotics lends four of its sorting arms as unusual controllers for those who come to Coimbatore.',
    details: 'All games are published as free software with their pictures and sounds.',
    rounds: [
      'Four weeks from the theme to a game that a stranger can play to its end in ten minutes.',
    ],
  },
  'Embankment General Quiz': {
    about:
      'Science, history, a little cricket and a lot of Bihar. The quiz society of River Tern College has set questions for the city since 1988, and grandparents are welcome as members of a team.',
    details: 'Questions are read in Hindi and English. Phones stay in a box at the door.',
    highlights: [
      'A round on rivers with real objects',
      'Samosas in the break',
      'Books as prizes for the audience',
    ],
    bring: ['One pen for the team', 'College or office identity card'],
    rounds: [
      'Thirty written questions; the eight best teams reach the stage.',
      'Six rounds on the stage, with buzzers in the last one.',
    ],
  },
  'Banking Basics Quiz': {
    about:
      'What is a standing instruction, and who pays when a card is used by a thief? Forty questions on the words and numbers of everyday banking, written by the accountants of Monsoon Ledger Accounts.',
    details: 'Every question is explained afterwards, with a link to the rule.',
    highlights: [
      'Useful before a clerk or PO examination',
      'Can be taken on a phone',
      'A certificate with your score',
    ],
    rounds: [
      'Twenty-five questions at any time of the day.',
      'Fifteen questions at five in the afternoon, for those with twenty right answers.',
    ],
  },
  'Cyber Safety Quiz': {
    about:
      'Would you click on it? Thirty messages, calls and payment requests, some real and some not. Cloud Gate Institute of Science wrote the quiz with the cyber cell in Shillong for school and college students.',
    details: 'After the answer you see what gave the fraud away.',
    highlights: [
      'Available in English, Khasi and Garo',
      'A poster for your class room',
      'Results are shown without names',
    ],
    bring: ['A phone or computer', 'Permission of a parent, if you are under eighteen'],
    rounds: [
      'Twenty messages to sort into safe and unsafe.',
      'Ten calls to listen to; you hang up when you have heard enough.',
    ],
  },
  'Level Up: The Game Quiz': {
    about:
      'Fifty years of games and the people who made them, from pachisi boards to phones. Bamboo Grove Institute of Design asks about rules, music and code, and only seldom about dates.',
    details: 'Half of the teams sit in the studio in Aizawl, the other half join by video.',
    rounds: [
      'Screens, sounds and controllers to recognise.',
      'A round in which teams play an unknown board game by its rules alone.',
    ],
  },
  'Know Your Constitution Quiz': {
    about:
      'Articles, amendments and the cases behind them. The questions of Banyan Court School of Law began with an ordinary situation, a refused ration card or a closed meeting, and asked which right was meant.',
    details: 'The bare act was allowed on the table.',
    highlights: [
      'Question master: a retired district judge',
      'Hindi and English',
      'A tour of the moot court',
    ],
    rounds: [
      'Twenty situations with four articles each.',
      'Arguments of two minutes before a bench of three.',
    ],
  },
  'Git and Review Workshop': {
    about:
      'Branches, commits and reviews that help. Kesari Loop Software teaches the way its own teams work, with a repository in which everything has already gone wrong once.',
    details: 'Meant for people in their first year of work or in a last semester.',
    highlights: [
      'You break and repair a history',
      'Each participant reviews two changes',
      'Recording available for a month',
    ],
    bring: ['A laptop with Git installed', 'A headset'],
    rounds: [
      'Morning: history and conflicts. Afternoon: reviews in pairs, with a reviewer of the company.',
    ],
  },
  'Figma to Front-End Workshop': {
    about:
      'A drawing becomes a page in one day. Designers and developers of Kadamba Lane Design College work side by side, name the spacing, and find out which part of the drawing a browser cannot do.',
    details:
      'The seats were given to applicants of the last term, who could not be admitted then, and are taken. The waiting list is used when somebody cancels. ₹299 includes lunch and the printed grid.',
    rounds: ['Before noon the drawing is read and measured, after lunch it is built and compared.'],
  },
  'Robotics Day': {
    about:
      'Build and program an arm that sorts limes from lemons. Engineers of Mihir Arm Robotics bring forty kits, and every team takes its gripper home.',
    details:
      'No soldering and no earlier programming: blocks on a tablet are enough for the first hour.',
    highlights: [
      'A kit for each team',
      'A walk through the production hall',
      'Lunch included in the fee',
    ],
    bring: ['Closed shoes', 'A water bottle'],
    rounds: ['Build until noon, program until three, sort against the clock at four.'],
  },
  'Threat Modelling Workshop': {
    about:
      'Find the weak place before somebody else does. A team of Sitara Cloudworks drew a payment service on the wall, and the participants looked for the ten ways into it.',
    details:
      'It was meant for engineers with several years of practice, who brought a system of their own.',
    highlights: [
      'Method and templates to take away',
      'Groups of six',
      'What was said about own systems stayed in the room',
    ],
    rounds: ['Draw, list, rank, answer: one hour each, and an hour for your own system.'],
  },
};
