import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters } from '../input-text';
import measured from '../measured/flower-garland.json';

const LARGEST = 100_000;
/** No number up to the largest has more divisors. */
const MANY_DIVISORS = 83_160;

export const flowerGarlandTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const size = reader.line(/[a-z]+/).length;
    reader.check(size <= LARGEST, 'the number of flowers');
    reader.end();
    return size;
  },
  inputs: {
    'the same flowers twice, the second time in another order': () => 'mmrrjjmrjrmj',
    'largest N, all equal': () => 'm'.repeat(LARGEST),
    'largest N, all equal but the last': () => `${'m'.repeat(LARGEST - 1)}r`,
    'N with the most divisors, all equal but the one in the middle': () =>
      `${'m'.repeat(MANY_DIVISORS / 2)}r${'m'.repeat(MANY_DIVISORS / 2 - 1)}`,
    'largest N, random half tied twice': ({ between }) =>
      characters(LARGEST / 2, () => (between(0, 1) === 0 ? 'm' : 'r')).repeat(2),
  },
  measured,
};
