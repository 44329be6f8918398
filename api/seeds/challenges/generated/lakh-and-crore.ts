import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { characters } from '../input-text';
import measured from '../measured/lakh-and-crore.json';

/** The largest number of digits. */
const LARGEST = 60;

export const lakhAndCroreTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const digits = reader.line(/0|-?[1-9]\d{0,59}/).replace('-', '').length;
    reader.end();
    return digits;
  },
  inputs: {
    'three digits behind a minus sign': () => '-100',
    'five digits': () => '10000',
    'most digits, negative': () => `-${'9'.repeat(LARGEST)}`,
    'most digits but one': () => '8'.repeat(LARGEST - 1),
    'random digits': ({ between }) => `7${characters(LARGEST - 1, () => String(between(0, 9)))}`,
  },
  noSlowSolution: 'A number has at most 60 digits: any way to group them is fast.',
  measured,
};
