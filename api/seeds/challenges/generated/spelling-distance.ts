import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters } from '../input-text';
import measured from '../measured/spelling-distance.json';

const LARGEST = 1_000;

export const spellingDistanceTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [first, second] = [reader.line(/[a-z]{1,1000}/), reader.line(/[a-z]{1,1000}/)];
    reader.end();
    return Math.max(first.length, second.length);
  },
  inputs: {
    'shifted by one letter': () => 'abcdefghij\nbcdefghija',
    'largest lengths, nothing in common': () => `${'a'.repeat(LARGEST)}\n${'b'.repeat(LARGEST)}`,
    'one letter and the largest length': () => `q\n${'a'.repeat(LARGEST - 1)}q`,
    'largest lengths, random letters': ({ between }) => {
      const text = () => characters(LARGEST, () => 'abc'.charAt(between(0, 2)));
      return `${text()}\n${text()}`;
    },
  },
  measured,
};
