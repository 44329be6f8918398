import fc from 'fast-check';
import type { Attempt } from './attempts';
import type { ConnectionOptions } from './transport';

/** Requests sent over one connection. */
export interface Conversation extends ConnectionOptions {
  attempts: Attempt[];
}

const MEBIBYTE = 1_048_576;

/** Padding of a body: mostly none, sometimes of any size or just around the limits of the API. */
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
  maxRequests: number,
): fc.Arbitrary<Conversation> {
  if (maxRequests === 1) {
    return attempt.map((one) => ({ attempts: [one], pipelined: false, chunked: false }));
  }
  const padded = fc.tuple(attempt, padding).map(([one, spaces]) => withSpaces(one, spaces));
  return fc.record({
    attempts: fc.array(padded, { minLength: 1, maxLength: maxRequests }),
    pipelined: fc.boolean(),
    chunked: fc.boolean(),
  });
}

/** Pads JSON with spaces, which do not change its meaning. */
function withSpaces(attempt: Attempt, count: number): Attempt {
  const { body } = attempt;
  return typeof body === 'string' ? { ...attempt, body: body + ' '.repeat(count) } : attempt;
}
