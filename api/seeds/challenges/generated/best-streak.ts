import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/best-streak.json';

const LARGEST = 100_000;

export const bestStreakTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    reader.numbers(count, -1e4, 1e4);
    reader.end();
    return count;
  },
  inputs: {
    'losses only, as large as they can be': () => `1000\n${sequence(1_000, () => -1e4)}`,
    'profits only, as large as they can be': () => `20000\n${sequence(20_000, () => 1e4)}`,
    'the best period at the very end': () =>
      `2000\n${sequence(2_000, (index) => (index < 1_990 ? 5 - (index % 2) * 9 : 7))}`,
    'largest N, random profits and losses': ({ between }) =>
      `${LARGEST}\n${sequence(LARGEST, () => between(-9, 9))}`,
    'largest N, all equal': () => `${LARGEST}\n${sequence(LARGEST, () => 1)}`,
  },
  measured,
};
