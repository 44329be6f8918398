import type { Language } from '@sopaan/schemas/code-run';
import type { ExpectedOutput } from './expected-output';

/** One run whose output is known. */
export interface JudgeTest {
  input: string;
  expected: ExpectedOutput;
  /** Everybody may see it; the others are hidden. */
  isExample: boolean;
}

/** All that a verdict follows from. */
export interface JudgeTask {
  /** Whose turn it takes in the line of the runner. */
  userId: string;
  language: Language;
  code: string;
  timeLimitMs: number;
  memoryLimitMb: number;
  /** The examples come first. */
  tests: readonly JudgeTest[];
}
