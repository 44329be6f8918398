import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/shelf-carriers.json';

const LARGEST = 100_000;

export const shelfCarriersTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [shelves] = reader.row([1, LARGEST], [1, LARGEST]);
    reader.numbers(shelves, 1, 10_000);
    reader.end();
    return shelves;
  },
  inputs: {
    'the largest shelf decides': () => '5 2\n1 1 1 1 100',
    'fewer volunteers are enough': () => '6 5\n4 4 4 4 4 9',
    'random shelves': ({ between }) => `3000 70\n${sequence(3_000, () => between(1, 10_000))}`,
    'largest N, one volunteer': () => `${LARGEST} 1\n${sequence(LARGEST, () => 9)}`,
    'largest N and K': ({ between }) =>
      `${LARGEST} ${LARGEST}\n${sequence(LARGEST, () => between(1, 9))}`,
  },
  measured,
};
