import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters } from '../input-text';
import measured from '../measured/longest-distinct-run.json';

const LARGEST = 100_000;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

export const longestDistinctRunTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const beads = reader.line(/[a-z]+/);
    reader.end();
    return beads.length;
  },
  inputs: {
    'largest length, one letter': () => 'q'.repeat(LARGEST),
    'largest length, the alphabet over and over': () =>
      ALPHABET.repeat(LARGEST / 25).slice(0, LARGEST),
    'largest length, the longest piece at the end': () =>
      `${'ab'.repeat(LARGEST / 2 - 13)}${ALPHABET}`,
    'random letters': ({ between }) => characters(5_000, () => ALPHABET.charAt(between(0, 25))),
  },
  measured,
};
