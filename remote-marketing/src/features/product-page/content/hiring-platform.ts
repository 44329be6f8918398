import type { Benefit } from '../components/benefits';
import type { FeatureTab } from '../components/feature-tabs';
import type { RailCard } from '../components/rail';

/** What a candidate and a recruiter see, one screen a card. */
export const recruitmentCards: readonly RailCard[] = [
  {
    title: 'A page for your event',
    text: 'Rounds, dates, prizes, rules and contact persons on one page with its own address.',
    image: 'microsite',
  },
  {
    title: 'Jobs that state the pay',
    text: 'Pay, place, last date and required skills come first, before the description.',
    image: 'job',
  },
  {
    title: 'Registration with a team',
    text: 'Solo or in a team. Places are given in the order of registration.',
    image: 'registrations',
  },
  {
    title: 'Applications with documents',
    text: 'Candidates attach their CV and the documents they choose, and keep a list of what they sent.',
    image: 'applications',
  },
  {
    title: 'Code that is run',
    text: 'Solutions run against hidden tests in a sandbox, in six languages.',
    image: 'editor',
  },
  {
    title: 'News without phone calls',
    text: 'Participants get notices and emails when a deadline is near, a place is free or a team is complete.',
    image: 'notices',
  },
];

export const benefits: readonly Benefit[] = [
  {
    title: 'You see work, not only words about it',
    content:
      'A coding challenge shows how somebody solves a problem. Each submission has a verdict, and the code stays readable beside it.',
    image: 'submissions',
  },
  {
    title: 'Everybody gets the same conditions',
    content:
      'Time is kept by the server, questions are drawn from a pool, and correct answers never reach the browser before the end. A lost network does not end an attempt.',
    image: 'server-clock',
  },
  {
    title: 'Candidates know where they stand',
    content:
      'Each application has a timeline that the candidate can open at any time, and can be withdrawn. Nobody has to write to you to ask for its status.',
    image: 'applications',
  },
  {
    title: 'Results can be verified',
    content:
      'Quiz receipts are signed by the server, certificates carry a code and a QR code. Anybody can verify them on a public page without an account.',
    image: 'receipt',
  },
];

export const featureTabs: readonly FeatureTab[] = [
  {
    name: 'Microsite',
    image: 'microsite',
    description:
      'Each competition has a page with its rounds, prizes, rules, eligibility, reviews and registration. It is found in the search of the site, in search engines and by its link.',
    availability: 'available',
  },
  {
    name: 'Assessment',
    image: 'question',
    description:
      'Timed quizzes with one or several choices, numbers and ordering, and coding challenges with hidden tests. Candidates see their result with explanations after the end.',
    availability: 'available',
  },
  {
    name: 'AI Proctoring',
    image: 'proctoring',
    description:
      'A timeline of an attempt that marks what a person should look at. It will only record with the candidate’s consent, and no program will reject anybody by itself.',
    availability: 'in-development',
  },
  {
    name: 'Dashboard',
    image: 'dashboard',
    description:
      'One place for registrations, applications and results, with filters and export. Until it is ready, our team handles applications with you.',
    availability: 'in-development',
  },
  {
    name: 'Recruiter Diary',
    image: 'diary',
    description:
      'Interviews, deadlines and reminders of all your openings in one calendar, with a feed for the calendar that you use already.',
    availability: 'in-development',
  },
];
