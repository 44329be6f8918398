import type { FailedTest } from '@sopaan/schemas/submission';
import type { RunOutcome } from '../../../runner/runner';
import type { JudgeTest } from './task';

const MAX_LENGTH = 4_096;
/** No text of the database holds these. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

/** What a program wrote, as it can be kept and shown. */
export function toStorableText(text: string): string {
  return text.slice(0, MAX_LENGTH).replace(UNSTORABLE, '\uFFFD');
}

/** The failed test as its author may see it. A program can write its input wherever it writes, so that of a hidden test nothing is told. */
export function redactFailedTest(
  { isExample, input, expected }: JudgeTest,
  number: number,
  { stdout, stderr }: RunOutcome,
): FailedTest {
  const hidden = { input: '', expected: '', actual: '', stderr: '' };
  const output = typeof expected === 'string' ? expected : '';
  const shown = { input, expected: output, actual: toStorableText(stdout), stderr: toStorableText(stderr) };
  return { number, isExample, ...(isExample ? shown : hidden) };
}
