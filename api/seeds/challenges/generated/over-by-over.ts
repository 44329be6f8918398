import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/over-by-over.json';

const LARGEST = 400;

export const overByOverTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const marks = reader.line(/[0-6WX]{1,400}/);
    reader.end();
    reader.check(marks.replaceAll(/[^W]/g, '').length <= 10, 'at most 10 wickets');
    return marks.length;
  },
  inputs: {
    'extras at the end of an over': () => '123456XX1X',
    'the last ball of an over is a wicket': () => '00000W',
    'largest number of marks, only extras': () => 'X'.repeat(LARGEST),
    'largest number of marks, all wickets': ({ between }) =>
      `${Array.from({ length: LARGEST - 10 }, () => '0123456X'.charAt(between(0, 7))).join('')}${'W'.repeat(10)}`,
  },
  noSlowSolution: 'There are at most 400 marks.',
  measured,
};
