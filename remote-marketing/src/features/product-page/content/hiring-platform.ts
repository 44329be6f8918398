import type { Benefit } from '../components/benefits';
import type { FeatureTab } from '../components/feature-tabs';
import type { CarouselCard } from '../components/illustration-carousel';

/** What candidates and recruiters see: one page of the site per card. */
export const recruitmentCards: readonly CarouselCard[] = [
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
    text: 'Solo or in a team. Places are assigned in the order of registration.',
    image: 'registrations',
  },
  {
    title: 'Applications with documents',
    text: 'Candidates attach their CV and the documents they choose, and keep a list of what they sent.',
    image: 'applications',
  },
  {
    title: 'Code that runs',
    text: 'Solutions run against hidden tests in a sandbox, in six languages.',
    image: 'editor',
  },
  {
    title: 'Updates without phone calls',
    text: 'Participants get notices and emails when a deadline is near, a place becomes free or a team is complete.',
    image: 'notices',
  },
];

export const benefits: readonly Benefit[] = [
  {
    title: 'See work, not only claims about it',
    content:
      'A coding challenge shows how somebody solves a problem. Each submission has a verdict, with its code next to it.',
    image: 'submissions',
  },
  {
    title: 'Everybody gets the same conditions',
    content:
      'Time is kept by the server, questions are drawn from a pool, and correct answers never reach the browser before the end. A lost connection does not end an attempt.',
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
      'Each competition has a page with its rounds, prizes, rules, eligibility, reviews and registration. People find it through the search of the site, through search engines and by its link.',
    availability: 'available',
  },
  {
    name: 'Assessment',
    image: 'question',
    description:
      'Timed quizzes with single-choice, multiple-choice, numeric and ordering questions, and coding challenges with hidden tests. Candidates see their result with explanations at the end.',
    availability: 'available',
  },
  {
    name: 'AI Proctoring',
    image: 'proctoring',
    description:
      'A timeline of an attempt that flags what a reviewer should look at. It will record only with the candidate’s consent, and no program will reject anybody by itself.',
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
      'Interviews, deadlines and reminders of all your openings in one calendar, with a feed for the calendar that you already use.',
    availability: 'in-development',
  },
];
