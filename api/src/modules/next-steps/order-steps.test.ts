import { STEP_KINDS, type StepKind } from '@sopaan/schemas/next-steps/next-steps';
import { createStep, type CandidateStep } from './create-step';
import { orderSteps } from './order-steps';

/** Four in the afternoon in India. */
const now = new Date('2026-11-25T10:30:00Z');
const TODAY = '2026-11-25';

const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString();
const step = (kind: StepKind, due: string | null = null) => createStep(kind, '/', { due });

const cases: Array<{ rule: string; steps: CandidateStep[]; expected: string[] }> = [
  {
    rule: 'what is due within 48 hours comes first, soonest first, whatever its kind',
    steps: [
      step('notices'),
      step('registration', hours(47)),
      step('saved-job', hours(1)),
      step('challenge', TODAY),
    ],
    expected: ['saved-job', 'challenge', 'registration', 'notices'],
  },
  {
    rule: 'a day is due at its end in India',
    steps: [
      step('challenge', TODAY),
      step('saved-job', '2026-11-25T18:29:00Z'),
      step('tracked-post', '2026-11-25T18:31:00Z'),
    ],
    expected: ['saved-job', 'challenge', 'tracked-post'],
  },
  {
    rule: 'exactly 48 hours are urgent, a minute more is not',
    steps: [step('lesson'), step('saved-job', hours(48 + 1 / 60)), step('registration', hours(48))],
    expected: ['registration', 'lesson', 'saved-job'],
  },
  {
    rule: 'news and what was begun come before later dates, and those before applications',
    steps: [
      step('application'),
      step('saved-competition', hours(72)),
      step('challenge'),
      step('lesson'),
      step('notices'),
    ],
    expected: ['notices', 'lesson', 'challenge', 'saved-competition', 'application'],
  },
  {
    rule: 'later dates are in the order of their dates',
    steps: [
      step('saved-job', hours(240)),
      step('tracked-post', '2026-11-30'),
      step('registration', hours(96)),
      step('saved-competition', hours(72)),
    ],
    expected: ['saved-competition', 'registration', 'tracked-post', 'saved-job'],
  },
  {
    rule: 'first steps come last, in their own order',
    steps: [step('job'), step('competition'), step('course'), step('profile'), step('application')],
    expected: ['application', 'profile', 'course', 'competition', 'job'],
  },
];

test.each(cases)('$rule', ({ steps, expected }) => {
  expect(orderSteps(steps, now).map(({ kind }) => kind)).toEqual(expected);
  const reversed = steps.toReversed();
  expect(orderSteps(reversed, now).map(({ kind }) => kind)).toEqual(expected);
});

test('at most five steps are given', () => {
  const all = STEP_KINDS.map((kind) => step(kind));
  expect(orderSteps(all, now).map(({ kind }) => kind)).toEqual([
    'parental-consent',
    'notices',
    'lesson',
    'challenge',
    'saved-job',
  ]);
});
