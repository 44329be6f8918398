import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/chariot-ropes.json';

const LARGEST = 100_000;
const LONGEST = 1e4;

export const chariotRopesTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    reader.numbers(count, 1, LONGEST);
    reader.end();
    return count;
  },
  inputs: {
    'a knot is longer than the next two ropes': () => '5\n4 4 5 5 6',
    'random lengths': ({ between }) => `1000\n${sequence(1_000, () => between(1, LONGEST))}`,
    'each rope as long as all shorter ones': () => `14\n${sequence(14, (index) => 2 ** index)}`,
    'largest N, random lengths': ({ between }) =>
      `${LARGEST}\n${sequence(LARGEST, () => between(1, 99))}`,
    'a sum of more than 32 bits': () => `40000\n${sequence(40_000, () => LONGEST)}`,
  },
  measured,
};
