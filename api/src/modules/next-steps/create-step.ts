import type { NextStep, StepKind } from '@sopaan/schemas/next-steps/next-steps';

const INDIA = 'Asia/Kolkata';

export interface CandidateStep extends NextStep {
  kind: StepKind;
}

/** Creates a step. Details that its kind does not have are empty or null. */
export function createStep(
  kind: StepKind,
  path: string,
  facts: Partial<Omit<NextStep, 'kind' | 'path'>> = {},
): CandidateStep {
  return {
    kind,
    path,
    title: '',
    detail: '',
    due: null,
    zone: INDIA,
    day: null,
    count: null,
    progress: null,
    ...facts,
  };
}
