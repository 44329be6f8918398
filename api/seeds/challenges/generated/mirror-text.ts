import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters } from '../input-text';
import measured from '../measured/mirror-text.json';

const LARGEST = 100_000;

export const mirrorTextTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const text = reader.line(/[ -~]+/);
    reader.check(text.length <= LARGEST, 'at most 10^5 characters');
    reader.end();
    return text.length;
  },
  inputs: {
    'digits count too': () => '1 Noon 2',
    'signs between letters and digits of the table': () => '@a[Z`1{z]A^',
    'largest length, the middle differs': () =>
      `${'ab'.repeat(LARGEST / 4 - 1)}cd${'ba'.repeat(LARGEST / 4)}`.padEnd(LARGEST, '!'),
    'largest length, a mirror text with spaces': () =>
      `${'A, b! '.repeat(LARGEST / 6).slice(0, LARGEST - 1)}a`
        .padEnd(LARGEST, 'a')
        .slice(0, LARGEST),
    'random signs and their mirror': ({ between }) => {
      const half = characters(4_000, () => String.fromCharCode(between(32, 126)));
      return `x${half}${[...half].reverse().join('')}X`;
    },
  },
  measured,
};
