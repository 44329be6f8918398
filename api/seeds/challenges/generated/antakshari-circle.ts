import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/antakshari-circle.json';

const LARGEST = 1_000;
const LARGEST_COUNT = 1e9;
const LETTERS = 'abcdefghijkl';

function circle(count: number, length: (index: number) => number): string {
  return Array.from({ length: count }, (_, index) => LETTERS.slice(0, length(index))).join(' ');
}

export const antakshariCircleTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    reader.row([1, LARGEST_COUNT]);
    const names = reader.line(/[a-z]{1,12}( [a-z]{1,12})*/).split(' ');
    reader.check(names.length <= LARGEST, 'the number of names');
    reader.end();
    return names.length;
  },
  inputs: {
    'equal names in different places': () => '3\nom asha om ravi tara om devi asha',
    'largest K, a single name': () => `${LARGEST_COUNT}\nkiran`,
    'largest N, names of one letter': () => `1\n${circle(LARGEST, () => 1)}`,
    'largest N, longest names, a count to the last singer': () =>
      `${LARGEST}\n${circle(LARGEST, () => 12)}`,
    'largest N and K, names of random length': ({ between }) =>
      `${LARGEST_COUNT}\n${circle(LARGEST, () => between(1, 12))}`,
  },
  measured,
};
