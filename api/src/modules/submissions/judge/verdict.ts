import { sameOutput } from '@sopaan/schemas/same-output';
import type { Verdict } from '@sopaan/schemas/submission';
import type { RunEnd, RunOutcome } from '../../../runner/code-runner';

const ENDED: Readonly<Record<Exclude<RunEnd, 'exit'>, Verdict>> = {
  compile: 'compile_error',
  time: 'time_limit',
  memory: 'memory_limit',
  output: 'output_limit',
  'error-output': 'output_limit',
  signal: 'runtime_error',
};

/** Why a test was not passed; undefined where it was. What a program says on its error output does not count. */
export function verdictOf(
  { end, code, stdout }: RunOutcome,
  expected: string,
): Verdict | undefined {
  if (end !== 'exit') return ENDED[end];
  if (code !== 0) return 'runtime_error';
  return sameOutput(stdout, expected) ? undefined : 'wrong_answer';
}
