import type { RunEnd, RunLimits } from '../../../code-runner';

/** A malicious program in Python. */
export interface Attack {
  name: string;
  source: string;
  limits?: Partial<RunLimits>;
  /** The ends that count as contained. */
  ends: readonly RunEnd[];
  /** What it prints about what it reached. */
  expectedOutput?: string;
  code?: number;
}
