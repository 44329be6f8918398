import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/bell-and-drum.json';

const LARGEST = 1_000;

export const bellAndDrumTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    reader.end();
    return count;
  },
  inputs: {
    'the count before a multiple of both': () => '14',
    'ending with a multiple of both': () => '990',
    'largest N': () => String(LARGEST),
  },
  noSlowSolution: 'N is at most 1000, and each count is a line to print anyway.',
  measured,
};
