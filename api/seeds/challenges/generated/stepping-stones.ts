import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/stepping-stones.json';

const LARGEST = 100_000;

export const steppingStonesTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [stones] = reader.row([1, LARGEST]);
    reader.numbers(stones, 0, 100_000);
    reader.end();
    return stones;
  },
  inputs: {
    'the farthest jump is not best': () => '6\n2 3 1 1 4 1',
    'random stones': ({ between }) => `5000\n${sequence(5_000, () => between(0, 9))}`,
    'the last stone before the end is too short': () =>
      `3000\n${sequence(3_000, (index) => (index > 2_900 ? Math.max(2_998 - index, 0) : 90))}`,
    'largest N, one stone after the other': () => `${LARGEST}\n${sequence(LARGEST, () => 1)}`,
    'largest N, every stone reaches far': () => `${LARGEST}\n${sequence(LARGEST, () => 9_999)}`,
  },
  measured,
};
