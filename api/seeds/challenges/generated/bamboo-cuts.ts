import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/bamboo-cuts.json';

const LARGEST = 100;

export const bambooCutsTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [length, , marks] = reader.row([2, 1e6], [1, 1e6], [1, LARGEST]);
    const places = reader.numbers(marks, 1, length - 1);
    reader.end();
    const isAscending = places.every(
      (place, index) => index === 0 || place > (places[index - 1] ?? 0),
    );
    reader.check(isAscending, 'ascending order');
    return marks;
  },
  inputs: {
    'the mark next to the middle is not best': () => '100 1000 4\n10 20 30 55',
    'random marks': () =>
      `1000 300 24\n${sequence(24, (index) => index * 41 + ((index * index) % 37) + 1)}`,
    'marks ever farther apart': () =>
      `5000 5000 25\n${sequence(25, (index) => index * index * 7 + 3)}`,
    'largest K, evenly spaced': () =>
      `1000000 1000000 100\n${sequence(LARGEST, (index) => (index + 1) * 9_900)}`,
    'largest K, each cut at the daily limit': () =>
      `1000000 1 100\n${sequence(LARGEST, (index) => index + 1)}`,
    'largest K, crowded at the left end': () =>
      `1000000 1000000 100\n${sequence(LARGEST, (index) => Math.floor(1.14 ** index) + index + 1)}`,
  },
  measured,
};
