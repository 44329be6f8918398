import type { Language } from '@sopaan/schemas/code-runs/code-run';
import type { ExpectedOutput } from './expected-output';

/** An input and its expected output. */
export interface JudgeTest {
  input: string;
  expected: ExpectedOutput;
  /** Examples are public, other tests are hidden. */
  isExample: boolean;
}

/** Everything that determines a verdict. */
export interface JudgeTask {
  /** The runner shares its capacity fairly among users. */
  userId: string;
  language: Language;
  code: string;
  timeLimitMs: number;
  memoryLimitMb: number;
  /** The examples come first. */
  tests: readonly JudgeTest[];
}
