import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/word-place.json';

const LARGEST = 18;

export const wordPlaceTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const word = reader.line(/[A-Z]{1,18}/);
    reader.end();
    return word.length;
  },
  inputs: {
    'equal letters before and after': () => 'ABACABA',
    'largest length, the first slip': () => 'ABCDEFGHIJKLMNOPQR',
    'largest length, the last slip': () => 'RQPONMLKJIHGFEDCBA',
    'largest length, many equal letters': () => 'THIRUVANANTHAPURAM',
    'largest length, two letters': () => 'BABABABABABABABABA',
  },
  measured,
};
