import type { FailedTest } from '@sopaan/schemas/practice/submission';
import type { RunOutcome } from '../../../runner/runner';
import type { JudgeTest } from './task';

const MAX_LENGTH = 4_096;
/** Characters that a PostgreSQL text cannot hold. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

/** Truncates output and replaces characters that cannot be stored. */
export function toStorableText(text: string): string {
  return text.slice(0, MAX_LENGTH).replace(UNSTORABLE, '\uFFFD');
}

/** The failed test as its author may see it. For a hidden test even the output is removed, because a program can print its input. */
export function redactFailedTest(
  { isExample, input, expected }: JudgeTest,
  number: number,
  { stdout, stderr }: RunOutcome,
): FailedTest {
  const hiddenFields = { input: '', expected: '', actual: '', stderr: '' };
  const output = typeof expected === 'string' ? expected : '';
  const shownFields = {
    input,
    expected: output,
    actual: toStorableText(stdout),
    stderr: toStorableText(stderr),
  };
  return { number, isExample, ...(isExample ? shownFields : hiddenFields) };
}
