import type { NextStep, StepKind } from '@sopaan/schemas/next-steps/next-steps';
import { aStep } from '../../testing/next-steps';
import { stepText } from './step-text';

const closing = { due: '2026-11-26T11:30:00Z', title: 'Clerk', detail: 'Asha Labs' };

const cases: Array<{
  kind: StepKind;
  facts?: Partial<NextStep>;
  action: string;
  detail: string | RegExp;
}> = [
  {
    kind: 'saved-job',
    facts: closing,
    action: 'Apply for Clerk',
    detail: /^Closes 26 Nov 2026, 5:00\spm IST · Asha Labs$/,
  },
  {
    kind: 'saved-competition',
    facts: { ...closing, zone: 'Asia/Dubai', detail: '' },
    action: 'Register for Clerk',
    detail: /^Closes 26 Nov 2026, 3:30\spm (GST|GMT\+4)$/,
  },
  {
    kind: 'tracked-post',
    facts: { due: '2026-12-01', title: 'Clerk', detail: 'Admit cards' },
    action: 'Check the dates of Clerk',
    detail: 'Admit cards: 1 Dec 2026',
  },
  {
    kind: 'registration',
    facts: { ...closing, title: 'Rail Hack', detail: '' },
    action: 'Get ready for Rail Hack',
    detail: /^Starts 26 Nov 2026, 5:00\spm IST$/,
  },
  {
    kind: 'registration',
    facts: { ...closing, title: 'Rail Hack', detail: 'Submission' },
    action: 'Get ready for Rail Hack',
    detail: /^Submission: 26 Nov 2026, 5:00\spm IST$/,
  },
  {
    kind: 'live-class',
    facts: { ...closing, title: 'Fractions', detail: 'Meera Joshi' },
    action: 'Attend Fractions',
    detail: /^Starts 26 Nov 2026, 5:00\spm IST · Live class with Meera Joshi$/,
  },
  {
    kind: 'challenge',
    facts: { day: 7, title: 'Rotate', due: '2026-11-25' },
    action: 'Solve day 7: Rotate',
    detail: 'Keep your streak: solve it before midnight IST',
  },
  {
    kind: 'challenge',
    facts: { day: 7, title: 'Rotate' },
    action: 'Solve day 7: Rotate',
    detail: 'Today’s challenge of the 100 days',
  },
  {
    kind: 'team',
    facts: {
      title: 'Green Harvest',
      detail: 'Harvest Hack',
      count: 1,
      due: '2027-01-07T12:30:00.000Z',
    },
    action: 'Complete the team Green Harvest',
    detail: 'Needs 1 more person by 7 Jan 2027, 6:00 pm IST · Harvest Hack',
  },
  {
    kind: 'lesson',
    facts: {
      title: 'Web dev',
      detail: 'Forms',
      progress: { completedLessons: 2, totalLessons: 9 },
    },
    action: 'Continue Web dev',
    detail: '2 of 9 lessons done · next: Forms',
  },
  {
    kind: 'application',
    facts: { title: 'Clerk', detail: 'shortlisted', count: 1 },
    action: 'See your application for Clerk',
    detail: 'Shortlisted',
  },
  {
    kind: 'application',
    facts: { title: 'Clerk', detail: 'submitted', count: 3 },
    action: 'See your application for Clerk',
    detail: 'Application sent · 3 open applications',
  },
  {
    kind: 'notices',
    facts: { title: 'You are shortlisted', count: 1 },
    action: 'Read 1 new notice',
    detail: 'You are shortlisted',
  },
  { kind: 'notices', facts: { count: 4 }, action: 'Read 4 new notices', detail: '' },
  {
    kind: 'parental-consent',
    facts: { detail: 'asked' },
    action: 'Your parent has not answered yet',
    detail: /^Ask again/,
  },
  {
    kind: 'parental-consent',
    facts: {},
    action: 'Ask a parent or guardian for consent',
    detail: /^You need it to apply/,
  },
  {
    kind: 'age',
    facts: {},
    action: 'Say whether you are 18 or older',
    detail: /under 18/,
  },
  {
    kind: 'profile',
    facts: { detail: 'skills' },
    action: 'Add at least 3 skills',
    detail: 'So that we can find jobs that match',
  },
];

test.each(cases)(
  'a step of the kind $kind has the text $action',
  ({ kind, facts, action, detail }) => {
    const text = stepText(aStep(kind, facts));
    expect(text?.action).toBe(action);
    if (typeof detail === 'string') expect(text?.detail).toBe(detail);
    else expect(text?.detail).toMatch(detail);
  },
);

test('a step of an unknown kind has no text', () => {
  expect(stepText({ ...aStep('job'), kind: 'interview' })).toBeNull();
});
