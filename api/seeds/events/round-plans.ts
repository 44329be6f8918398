import type { EventSource } from './event-source';

interface RoundPlan {
  kind: string;
  title: string;
  description: string;
  /** The start and end of the round, as fractions of the event's duration. */
  from: number;
  to: number;
  duration: string;
  marks: number | null;
}

const twoTests: readonly RoundPlan[] = [
  {
    kind: 'Test',
    title: 'Qualifier',
    description: 'Open to everyone who registered. The better half goes on.',
    from: 0,
    to: 0.3,
    duration: '60 minutes',
    marks: 50,
  },
  {
    kind: 'Test',
    title: 'Final',
    description: 'Harder tasks, one sitting, results on the same day.',
    from: 0.7,
    to: 1,
    duration: '3 hours',
    marks: 100,
  },
];
const oneSession: readonly RoundPlan[] = [
  {
    kind: 'Session',
    title: 'Programme',
    description: 'The full programme is sent to everyone who registered.',
    from: 0,
    to: 1,
    duration: 'All day',
    marks: null,
  },
];

export const roundPlans: Readonly<Record<EventSource['type'], readonly RoundPlan[]>> = {
  hackathon: [
    {
      kind: 'Submission',
      title: 'Idea',
      description: 'Two pages: the problem, the people, the plan.',
      from: 0,
      to: 0.3,
      duration: '5 days',
      marks: 30,
    },
    {
      kind: 'Build',
      title: 'Build sprint',
      description: 'Work with a mentor at your table or on a call.',
      from: 0.4,
      to: 0.8,
      duration: '36 hours',
      marks: 50,
    },
    {
      kind: 'Presentation',
      title: 'Demo',
      description: 'Five minutes to show what works, three for questions.',
      from: 0.9,
      to: 1,
      duration: '8 minutes',
      marks: 20,
    },
  ],
  'coding-challenge': twoTests,
  'design-contest': [
    {
      kind: 'Submission',
      title: 'First draft',
      description: 'Sketches are welcome; polish is not needed yet.',
      from: 0,
      to: 0.4,
      duration: '1 week',
      marks: 40,
    },
    {
      kind: 'Submission',
      title: 'Final design',
      description: 'The jury reads your reasons as closely as your pictures.',
      from: 0.6,
      to: 1,
      duration: '1 week',
      marks: 60,
    },
  ],
  'ai-ml-competition': [
    {
      kind: 'Submission',
      title: 'Public board',
      description: 'Five submissions a day, judged on half of the hidden data.',
      from: 0,
      to: 0.8,
      duration: '2 weeks',
      marks: null,
    },
    {
      kind: 'Submission',
      title: 'Private board',
      description: 'Two chosen submissions, judged on the other half, with code.',
      from: 0.85,
      to: 1,
      duration: '3 days',
      marks: 100,
    },
  ],
  'open-source-contest': [
    {
      kind: 'Contribution',
      title: 'Contribution month',
      description: 'Accepted changes count, whatever their size; reviews count too.',
      from: 0,
      to: 1,
      duration: '4 weeks',
      marks: null,
    },
  ],
  quiz: twoTests,
  workshop: oneSession,
  conference: oneSession,
  'cultural-event': oneSession,
  'college-festival': [
    {
      kind: 'Session',
      title: 'Opening day',
      description: 'Welcome, first heats and an evening concert.',
      from: 0,
      to: 0.3,
      duration: '1 day',
      marks: null,
    },
    {
      kind: 'Contest',
      title: 'Finals',
      description: 'Finals of all contests and the giving of prizes.',
      from: 0.7,
      to: 1,
      duration: '1 day',
      marks: 100,
    },
  ],
  scholarship: [
    {
      kind: 'Submission',
      title: 'Application',
      description: 'Marks, a letter in your own words and one reference.',
      from: 0,
      to: 0.5,
      duration: '3 weeks',
      marks: null,
    },
    {
      kind: 'Interview',
      title: 'Conversation',
      description: 'Twenty minutes with two teachers, by video or in person.',
      from: 0.7,
      to: 1,
      duration: '20 minutes',
      marks: 50,
    },
  ],
};
