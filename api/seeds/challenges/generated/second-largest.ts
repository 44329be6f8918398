import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/second-largest.json';

const LARGEST = 1_000;

export const secondLargestTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    reader.numbers(count, -1e9, 1e9);
    reader.end();
    return count;
  },
  inputs: {
    'only negative scores': () => '3\n-8 -2 -5',
    'largest and smallest scores': () => '2\n-1000000000 1000000000',
    'largest N, all equal': () => `${LARGEST}\n${sequence(LARGEST, () => -7)}`,
    'largest N, one score is smaller': () =>
      `${LARGEST}\n${sequence(LARGEST, (index) => (index === 500 ? 999_999_999 : 1e9))}`,
  },
  noSlowSolution: 'There are at most 1000 scores.',
  measured,
};
