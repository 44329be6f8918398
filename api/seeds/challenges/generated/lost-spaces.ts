import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/lost-spaces.json';

const LARGEST = 2_000;

export const lostSpacesTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const telegram = reader.line(/[a-z]{1,2000}/);
    const words = reader.line(/[a-z]{1,20}( [a-z]{1,20})*/).split(' ');
    reader.end();
    reader.check(words.length <= 50 && new Set(words).size === words.length, 'different words');
    return telegram.length;
  },
  inputs: {
    'the longest word leads nowhere': () => 'abcabcd\nabca abc abcd b',
    'many ways': () => `${'a'.repeat(100)}\na aa aaa`,
    'largest telegram and words, no way': () =>
      `${'a'.repeat(LARGEST - 1)}b\n${Array.from({ length: 20 }, (_, index) => 'a'.repeat(index + 1)).join(' ')}`,
    'largest telegram and words': () =>
      `${'ab'.repeat(LARGEST / 2)}\n${Array.from({ length: 20 }, (_, index) => 'abababababababababab'.slice(0, index + 1)).join(' ')} b ba bab`,
  },
  measured,
};
