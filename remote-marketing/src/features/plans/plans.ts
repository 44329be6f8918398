import { paths } from '@sopaan/contract/paths';

export interface PlanEntry {
  title: string;
  text: string;
  /** Where it is today; absent for what is in development. */
  link?: { text: string; to: string };
}

export interface Plan {
  name: string;
  lead: string;
  entries: readonly PlanEntry[];
  button: { text: string; to: string };
}

export const plans: readonly Plan[] = [
  {
    name: 'Free',
    lead: 'Everything you need to find out how you reason. You need an account, so that the result is yours.',
    entries: [
      {
        title: 'AI IQ test',
        text: 'Number series, matrices, turned figures and conclusions, drawn by a program. No AI judges you: each item has one right answer. The result is not an IQ.',
        link: { text: 'See the rules of the test', to: paths.reasoningTest },
      },
      {
        title: 'Certificate',
        text: 'Your best result on a page with a code and a QR code, which anybody can verify and you can print.',
        link: { text: 'Take the test to get it', to: paths.reasoningTest },
      },
    ],
    button: { text: 'Start the free test', to: paths.reasoningTest },
  },
  {
    name: 'Premium',
    lead: 'Preparation for a career after the test. It cannot be bought yet and has no price. What exists of it is open to everybody.',
    entries: [
      {
        title: 'Mentors',
        text: 'People who tell you about their work. Their profiles can be read today; sessions cannot be booked yet.',
        link: { text: 'Look at the mentors', to: paths.mentors },
      },
      {
        title: 'Webinars',
        text: 'Talks about careers with questions from the audience.',
      },
      {
        title: 'Internships',
        text: 'Placement by our team is in development. Open internships are in the job search.',
        link: {
          text: 'Search for internships',
          to: `${paths.exploreJobs('private-job')}?jobType=Internship`,
        },
      },
      {
        title: 'Portfolio',
        text: 'A public page made from your profile, which you switch on yourself.',
        link: { text: 'Edit your profile', to: paths.profile() },
      },
    ],
    button: { text: 'Write to us about it', to: '#contact' },
  },
];
