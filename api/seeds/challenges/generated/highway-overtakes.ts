import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/highway-overtakes.json';

const LARGEST = 100_000;

export const highwayOvertakesTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    const trucks = reader.numbers(count, 1, count);
    reader.end();
    reader.check(new Set(trucks).size === count, 'each number once');
    return count;
  },
  inputs: {
    'two trucks have overtaken equally many': () => '5\n2 1 3 5 4',
    'random order': ({ shuffled }) =>
      `3000\n${shuffled(Array.from({ length: 3_000 }, (_, index) => index + 1)).join(' ')}`,
    'largest N, opposite order': () =>
      `${LARGEST}\n${sequence(LARGEST, (index) => LARGEST - index)}`,
  },
  measured,
};
