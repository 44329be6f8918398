import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters, lines } from '../input-text';
import measured from '../measured/parcel-check.json';

const LARGEST = 1_000;

export const parcelCheckTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    for (let left = count; left > 0; left -= 1) reader.line(/\d{1,30}[\dX]/);
    reader.end();
    return count;
  },
  inputs: {
    'the sign is 0 or X, or should be': () => '4\n00\n0X\n6X\n60',
    'seven digits: the weights begin again': () => '3\n99999990\n12345670\n10000002',
    'largest N, thirty nines each': () =>
      `${LARGEST}\n${lines(LARGEST, () => `${'9'.repeat(30)}X`)}`,
    'largest N, random digits and signs': ({ between }) =>
      `${LARGEST}\n${lines(
        LARGEST,
        () =>
          characters(between(1, 30), () => String(between(0, 9))) +
          '0123456789X'.charAt(between(0, 10)),
      )}`,
  },
  noSlowSolution: 'A number has at most 31 signs: each way to add the products up is fast.',
  measured,
};
