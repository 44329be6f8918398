import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/ferry-pairs.json';

const LARGEST = 100_000;

export const ferryPairsTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [people, limit] = reader.row([1, LARGEST], [1, 1e9]);
    reader.numbers(people, 1, limit);
    reader.end();
    return people;
  },
  inputs: {
    'neighbours by weight do not fit': () => '4 10\n2 3 7 8',
    'random weights': ({ between }) => `2001 1000\n${sequence(2_001, () => between(1, 999))}`,
    'largest weights': ({ between }) => `500 1000000000\n${sequence(500, () => between(1, 1e9))}`,
    'largest N, nobody fits with another': () => `${LARGEST} 9\n${sequence(LARGEST, () => 5)}`,
    'largest N, everybody fits with anybody': () => `${LARGEST} 9\n${sequence(LARGEST, () => 4)}`,
  },
  measured,
};
