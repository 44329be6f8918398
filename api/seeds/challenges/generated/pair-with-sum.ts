import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/pair-with-sum.json';

const LARGEST = 100_000;

export const pairWithSumTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST], [1, 1e9]);
    reader.numbers(count, 1, 1e9);
    reader.end();
    return count;
  },
  inputs: {
    'half the sum twice, nothing else fits': () => '5 20\n10 1 2 3 10',
    'half the sum once, nothing else fits': () => '5 20\n9 1 2 3 10',
    'only the first and the last fit': () =>
      `2000 1000001\n${sequence(2_000, (index) => (index === 1_999 ? 1_000_000 : 2 * index + 1))}`,
    'largest prices': () => '3 1000000000\n999999999 1000000000 1',
    'largest N, no pair': ({ between }) =>
      `${LARGEST} 999\n${sequence(LARGEST, () => 2 * between(1, 499))}`,
  },
  measured,
};
