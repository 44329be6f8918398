import type { EventSource } from './event-source';

interface RoundPlan {
  kind: string;
  title: string;
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
    from: 0,
    to: 0.3,
    duration: '60 minutes',
    marks: 50,
  },
  {
    kind: 'Test',
    title: 'Final',
    from: 0.7,
    to: 1,
    duration: '3 hours',
    marks: 100,
  },
];

const oneSession = (duration: string): readonly RoundPlan[] => [
  { kind: 'Session', title: 'Programme', from: 0, to: 1, duration, marks: null },
];

export const roundPlans: Readonly<Record<EventSource['type'], readonly RoundPlan[]>> = {
  hackathon: [
    {
      kind: 'Submission',
      title: 'Idea',
      from: 0,
      to: 0.3,
      duration: '5 days',
      marks: 30,
    },
    {
      kind: 'Build',
      title: 'Build sprint',
      from: 0.4,
      to: 0.8,
      duration: '36 hours',
      marks: 50,
    },
    {
      kind: 'Presentation',
      title: 'Demo',
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
      from: 0,
      to: 0.4,
      duration: '1 week',
      marks: 40,
    },
    {
      kind: 'Submission',
      title: 'Final design',
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
      from: 0,
      to: 0.8,
      duration: '2 weeks',
      marks: null,
    },
    {
      kind: 'Submission',
      title: 'Private board',
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
      from: 0,
      to: 1,
      duration: '4 weeks',
      marks: null,
    },
  ],
  quiz: [
    { kind: 'Test', title: 'Qualifier', from: 0, to: 0.3, duration: '30 minutes', marks: 50 },
    { kind: 'Test', title: 'Final', from: 0.7, to: 1, duration: '45 minutes', marks: 100 },
  ],
  workshop: oneSession('All day'),
  conference: oneSession('Two days'),
  'cultural-event': oneSession('As in the programme'),
  'college-festival': [
    {
      kind: 'Session',
      title: 'Opening day',
      from: 0,
      to: 0.3,
      duration: '1 day',
      marks: null,
    },
    {
      kind: 'Contest',
      title: 'Finals',
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
      from: 0,
      to: 0.5,
      duration: '3 weeks',
      marks: null,
    },
    {
      kind: 'Interview',
      title: 'Conversation',
      from: 0.7,
      to: 1,
      duration: '20 minutes',
      marks: 50,
    },
  ],
};
