import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters } from '../input-text';
import measured from '../measured/vowel-count.json';

const LARGEST = 1_000;

export const vowelCountTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const text = reader.line(/[ -~]+/);
    reader.check(text.length <= LARGEST, 'at most 1000 characters');
    reader.end();
    return text.length;
  },
  inputs: {
    'every vowel in upper and lower case': () => 'aAeEiIoOuU yY',
    'largest length, vowels only': () => 'AeIoU'.repeat(LARGEST / 5),
    'largest length, every printable character': ({ between }) =>
      characters(LARGEST, () => String.fromCharCode(between(33, 126))),
  },
  noSlowSolution: 'A line has 1000 characters: looking at each of them for each other one is fast.',
  measured,
};
