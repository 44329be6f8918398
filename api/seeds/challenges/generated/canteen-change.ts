import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/canteen-change.json';

const LARGEST = 100_000;

export const canteenChangeTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    const notes = reader.numbers(count, 50, 500);
    reader.check(!notes.some((note) => ![50, 100, 200, 500].includes(note)), 'notes');
    reader.end();
    return count;
  },
  inputs: {
    'large notes have to be given first': () => '8\n50 50 50 100 50 200 100 200',
    'largest N, all pay exactly': () => `${LARGEST}\n${sequence(LARGEST, () => 50)}`,
    'largest N, everyone gets change': ({ between }) =>
      `${LARGEST}\n${sequence(LARGEST, (index) => (index % 3 < 2 ? 50 : between(0, 9) < 9 ? 100 : 200))}`,
    'the first student pays with a large note': () => '3\n500 50 50',
  },
  measured,
};
