import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters } from '../input-text';
import measured from '../measured/common-stops.json';

const LARGEST = 1_000;

export const commonStopsTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const sizes = [reader.line(/[A-Z]+/).length, reader.line(/[A-Z]+/).length];
    const size = Math.max(...sizes);
    reader.check(size <= LARGEST, 'the length of each line');
    reader.end();
    return size;
  },
  inputs: {
    'the next call that fits is the last one': () => 'ABCDE\nBCDEA',
    'the shortest line against the longest': () => `Z\n${'Y'.repeat(LARGEST - 1)}Z`,
    'longest lines, nothing shared': () => `${'A'.repeat(LARGEST)}\n${'B'.repeat(LARGEST)}`,
    'longest lines, all equal': () => `${'A'.repeat(LARGEST)}\n${'A'.repeat(LARGEST)}`,
    'longest lines, random letters': ({ between }) =>
      [4, 26]
        .map((letters) => characters(LARGEST, () => String.fromCharCode(64 + between(1, letters))))
        .join('\n'),
  },
  measured,
};
