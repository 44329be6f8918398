import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters } from '../input-text';
import measured from '../measured/balanced-brackets.json';

const LARGEST = 100_000;
const HALF = LARGEST / 2;

export const balancedBracketsTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const line = reader.line(/[()[\]{}]+/);
    reader.end();
    return line.length;
  },
  inputs: {
    'as many of each kind, but crossed': () => '{[(])}',
    'one bracket is left open at the beginning': () => `[${'()'.repeat(500)}`,
    'largest length, nested': () => '('.repeat(HALF) + ')'.repeat(HALF),
    'largest length, the last bracket is wrong': ({ between }) => {
      const opening = characters(HALF, () => '([{'.charAt(between(0, 2)));
      const closing = characters(HALF - 1, (index) => {
        const open = opening.charAt(HALF - 1 - index);
        return open === '(' ? ')' : open === '[' ? ']' : '}';
      });
      return opening + closing + (opening.startsWith('(') ? ']' : ')');
    },
  },
  measured,
};
