import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/marble-heaps.json';

const LARGEST = 100_000;

export const marbleHeapsTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [heaps] = reader.row([1, LARGEST], [1, 1e9]);
    reader.numbers(heaps, 1, 1e9);
    reader.end();
    return heaps;
  },
  inputs: {
    'more than a full round can be taken from a heap': () => '3 3\n5 10 4',
    'random heaps': ({ between }) => `1000 57\n${sequence(1_000, () => between(1, 1e9))}`,
    'largest heaps and M': ({ between }) =>
      `999 1000000000\n${sequence(999, () => between(999_000_000, 1e9))}`,
    'largest N, the first child wins': ({ between }) =>
      `${LARGEST} 8\n${sequence(LARGEST - 1, () => between(1, 9))} 6`,
    'largest N, the second child wins': () => `${LARGEST} 9\n${sequence(LARGEST, () => 7)}`,
  },
  measured,
};
