import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters } from '../input-text';
import measured from '../measured/run-length.json';

const LARGEST = 100_000;

export const runLengthTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const message = reader.line(/[A-Z]+/);
    reader.end();
    return message.length;
  },
  inputs: {
    'runs of nine, ten and a hundred': () =>
      `${'A'.repeat(9)}${'B'.repeat(10)}${'C'.repeat(99)}${'D'.repeat(100)}${'E'.repeat(101)}`,
    'random runs': ({ between }) =>
      characters(500, () => 'ABC'.charAt(between(0, 2)).repeat(between(1, 12))),
    'largest length, no runs': () => 'AB'.repeat(LARGEST / 2),
    'largest length, one run': () => 'Z'.repeat(LARGEST),
  },
  measured,
};
