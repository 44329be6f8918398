import type { ClassSource } from './class-source';

const FULL_STACK = 'Full-Stack Live: Ship in Eight Weeks';
const MACHINE_LEARNING = 'Machine Learning Live Bootcamp';
const NETWORKING = 'Cloud Networking Live Classes';

export const classes: readonly ClassSource[] = [
  {
    title: 'Fractions without fear',
    description:
      'Adding, comparing and dividing fractions, drawn on a number line. For aptitude tests and for parents who help with homework.\nBring paper and a pencil.',
    teacher: 'Oindrila Sarbadhik',
    days: 2,
    time: '18:00',
    minutes: 60,
  },
  {
    title: 'Kick-off: teams and scope',
    description:
      'We form teams of four, read the brief of the volunteer finder together and agree what the first version leaves out.',
    course: FULL_STACK,
    teacher: 'Lalthan Hmarveng',
    days: 3,
    time: '19:00',
    minutes: 90,
    capacity: 40,
  },
  {
    title: 'Address ranges on the board',
    description:
      'From one private range to the subnets of two regions. You plan along and compare your plan with that of the class.',
    course: NETWORKING,
    teacher: 'Devika Parambath',
    days: 4,
    time: '18:30',
    minutes: 75,
    capacity: 60,
  },
  {
    title: 'Baselines that are hard to beat',
    description:
      'A mean, a rule and a linear model on the data of the project. Then we read the errors before anybody tunes anything.',
    course: MACHINE_LEARNING,
    teacher: 'Jyotsna Ambalpady',
    days: 5,
    time: '19:30',
    minutes: 90,
    capacity: 50,
  },
  {
    title: 'Your first interview: questions from both sides',
    description:
      'What recruiters write down, how to answer "Tell me about yourself" in one minute, and three questions to ask back. With time for your own questions.',
    teacher: 'Madhuri Salunkhedar',
    days: 7,
    time: '18:00',
    minutes: 60,
    capacity: 100,
  },
  {
    title: 'The first slice: from form to database',
    description:
      'One feature from the page to the table, with a test, in one evening. Each team shows its slice at the end.',
    course: FULL_STACK,
    teacher: 'Aarohi Deshkar',
    days: 10,
    time: '19:00',
    minutes: 90,
    capacity: 40,
  },
  {
    title: 'Debugging a route that goes nowhere',
    description:
      'Two machines cannot see each other. We find out why with ping, traceroute and the route table only.',
    course: NETWORKING,
    teacher: 'Pranav Thekkedam',
    days: 12,
    time: '20:00',
    minutes: 60,
    capacity: 60,
  },
  {
    title: 'How a query finds its rows',
    description:
      'Reading the plan of a slow query: scans, indexes and joins, on a table of a million rows that you can try yourself.',
    teacher: 'Uday Narsapalle',
    days: 16,
    time: '18:30',
    minutes: 75,
  },
];
