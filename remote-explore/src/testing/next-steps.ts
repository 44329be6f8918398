import type { NextStep, NextSteps, StepKind } from '@sopaan/schemas/next-steps/next-steps';

export function aStep(kind: StepKind, changes: Partial<NextStep> = {}): NextStep {
  return {
    kind,
    title: '',
    detail: '',
    path: '/somewhere',
    due: null,
    zone: 'Asia/Kolkata',
    day: null,
    count: null,
    progress: null,
    ...changes,
  };
}

/** Steps as of 25 November 2026, 16:00 in India. */
export function someSteps(steps: NextStep[], changes: Partial<NextSteps> = {}): NextSteps {
  return {
    now: '2026-11-25T10:30:00.000Z',
    currentStreak: 0,
    unreadNotices: 0,
    steps,
    ...changes,
  };
}

/** The steps of a new member. */
export const firstSteps = someSteps([
  aStep('profile', { detail: 'skills', path: '/profile/profile?edit=skills' }),
  aStep('course', { path: '/course' }),
  aStep('hundred-days', { path: '/practice/100-days-code-conquest' }),
  aStep('competition', { path: '/competition' }),
  aStep('job', { path: '/private-job' }),
]);
