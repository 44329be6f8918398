import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/fewest-notes.json';

const LARGEST = 10_000;

export const fewestNotesTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count, amount] = reader.row([1, 20], [0, LARGEST]);
    reader.numbers(count, 1, 10_000);
    reader.end();
    return amount;
  },
  inputs: {
    'the largest note first is not best': () => '4 48\n1 10 24 30',
    'the notes of every day': () => '7 9999\n1 2 5 10 20 50 100',
    'largest N and A, small notes': () =>
      `20 ${LARGEST}\n${sequence(20, (index) => 2 * index + 3)}`,
    'largest N and A, cannot be paid': () =>
      `20 ${LARGEST - 1}\n${sequence(20, (index) => 2 * index + 2)}`,
    'largest N and A, one note pays': () =>
      `20 ${LARGEST}\n${sequence(20, (index) => LARGEST - index)}`,
  },
  measured,
};
