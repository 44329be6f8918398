import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/papad-days.json';

const LARGEST = 100_000;

export const papadDaysTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count, days] = reader.row([1, LARGEST], [1, LARGEST]);
    reader.check(days <= count, 'K ≤ N');
    reader.numbers(count, 0, 1e6);
    reader.end();
    return count;
  },
  inputs: {
    'several equally good': () => '7 2\n5 6 9 8 9 3 2',
    'random values': ({ between }) => `3000 50\n${sequence(3_000, () => between(0, 1e6))}`,
    falling: () => `1000 499\n${sequence(1_000, (index) => 1_000_000 - index * index)}`,
    'largest N, half of the days': ({ between }) =>
      `${LARGEST} ${LARGEST / 2}\n${sequence(LARGEST, () => between(0, 9))}`,
    'largest N and K': ({ between }) =>
      `${LARGEST} ${LARGEST}\n${sequence(LARGEST, () => between(0, 9))}`,
  },
  measured,
};
