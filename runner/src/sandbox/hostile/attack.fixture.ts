import type { RunEnd, RunLimits } from '../../code-runner';

/** A Python program that means harm. */
export interface Attack {
  name: string;
  source: string;
  limits?: Partial<RunLimits>;
  /** Each of these ways to end is containment. */
  ends: readonly RunEnd[];
  /** What it says at last about what it reached. */
  says?: string;
  code?: number;
}
