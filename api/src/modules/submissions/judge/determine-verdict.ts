import type { Verdict } from '@sopaan/schemas/practice/submission';
import type { RunEnd, RunOutcome } from '../../../runner/runner';
import { matchesExpected, type ExpectedOutput } from './expected-output';

const VERDICT_BY_END: Readonly<Record<Exclude<RunEnd, 'exit'>, Verdict>> = {
  compile: 'compile_error',
  time: 'time_limit',
  memory: 'memory_limit',
  output: 'output_limit',
  'error-output': 'output_limit',
  signal: 'runtime_error',
};

/** Returns why a test failed, or undefined if it passed. What the program wrote to standard error is not compared. */
export function determineVerdict(
  { end, code, stdout }: RunOutcome,
  expected: ExpectedOutput,
): Verdict | undefined {
  if (end !== 'exit') return VERDICT_BY_END[end];
  if (code !== 0) return 'runtime_error';
  return matchesExpected(stdout, expected) ? undefined : 'wrong_answer';
}
