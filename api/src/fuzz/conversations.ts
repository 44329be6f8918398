import fc from 'fast-check';
import type { Attempt } from './attempts';
import type { Manner } from './transport';

/** Requests that go over one connection. */
export interface Conversation extends Manner {
  attempts: Attempt[];
}

const MEBIBYTE = 1_048_576;

/** What is added to a body: seldom anything, then any size, and those beside the limits of the API. */
const padding = fc.oneof(
  { weight: 10, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 6 * MEBIBYTE }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(MEBIBYTE - 100, MEBIBYTE, MEBIBYTE + 1, 4 * MEBIBYTE + 1),
  },
);

export function conversations(
  attempt: fc.Arbitrary<Attempt>,
  most: number,
): fc.Arbitrary<Conversation> {
  if (most === 1) {
    return attempt.map((one) => ({ attempts: [one], pipelined: false, chunked: false }));
  }
  const padded = fc.tuple(attempt, padding).map(([one, spaces]) => withSpaces(one, spaces));
  return fc.record({
    attempts: fc.array(padded, { minLength: 1, maxLength: most }),
    pipelined: fc.boolean(),
    chunked: fc.boolean(),
  });
}

/** Spaces change nothing of JSON. */
function withSpaces(attempt: Attempt, count: number): Attempt {
  const { body } = attempt;
  return typeof body === 'string' ? { ...attempt, body: body + ' '.repeat(count) } : attempt;
}
