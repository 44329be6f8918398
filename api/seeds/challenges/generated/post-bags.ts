import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/post-bags.json';

const LARGEST = 1_000;

export const postBagsTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [letters] = reader.row([1, LARGEST]);
    for (let left = letters; left > 0; left -= 1) reader.line(/[0-9A-Z]{1,10}/);
    reader.end();
    return letters;
  },
  inputs: {
    'one digit too many, and one too few': () => '4\n1100010\n11000\n110001\n1234567890',
    'a letter in place of a digit': () => '3\n56000I\nO60001\n560001',
    'largest N, all codes right': ({ between }) =>
      `${LARGEST}\n${lines(LARGEST, () => String(between(100_000, 999_999)))}`,
    'largest N, codes of all lengths': ({ between }) =>
      `${LARGEST}\n${lines(LARGEST, () => String(between(0, 9_999_999_999)).slice(0, between(4, 8)))}`,
  },
  noSlowSolution: 'There are at most 1000 letters.',
  measured,
};
