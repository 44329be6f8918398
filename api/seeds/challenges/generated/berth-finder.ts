import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/berth-finder.json';

const LARGEST = 100;

export const berthFinderTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [seats] = reader.row([1, LARGEST]);
    reader.numbers(seats, -1_000, 1_000);
    reader.end();
    return seats;
  },
  inputs: {
    'around both ends of the coach': () => '8\n-1 0 1 2 71 72 73 74',
    'largest and smallest numbers': () => '2\n-1000 1000',
    'largest N, the whole coach and beyond': () =>
      `${LARGEST}\n${sequence(LARGEST, (index) => index - 10)}`,
  },
  noSlowSolution: 'There are at most 100 seats.',
  measured,
};
