import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters } from '../input-text';
import measured from '../measured/reverse-words.json';

const LARGEST = 200;

export const reverseWordsTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const words = reader.line(/[A-Za-z0-9]{1,20}( +[A-Za-z0-9]{1,20})*/).split(/ +/);
    reader.end();
    return words.length;
  },
  inputs: {
    'many spaces': () => `one${' '.repeat(50)}two  three   four`,
    'equal words': () => 'go go GO go',
    'largest number of words, each of the largest length': ({ between }) =>
      Array.from({ length: LARGEST }, () =>
        characters(20, () => 'abcdefghijklmnopqrstuvwxyz0123456789'.charAt(between(0, 35))),
      ).join(' '),
  },
  noSlowSolution: 'There are at most 200 words.',
  measured,
};
