import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/held-rain.json';

const LARGEST = 100_000;

export const heldRainTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [terraces] = reader.row([1, LARGEST]);
    reader.numbers(terraces, 0, 10_000);
    reader.end();
    return terraces;
  },
  inputs: {
    'the lowest place is not the deepest': () => '7\n9 3 9 1 0 2 2',
    'random heights': ({ between }) => `3000\n${sequence(3_000, () => between(0, 10_000))}`,
    'largest heights': () =>
      `5000\n${sequence(5_000, (index) => (index % 4_999 === 0 ? 10_000 : 0))}`,
    'largest N, flat': () => `${LARGEST}\n${sequence(LARGEST, () => 3)}`,
    'largest N, one hollow': () =>
      `${LARGEST}\n${sequence(LARGEST, (index) => (index % (LARGEST - 1) === 0 ? 9 : 1))}`,
  },
  measured,
};
