import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/climbing-steps.json';

const LARGEST = 1_000_000;

export const climbingStepsTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    reader.end();
    return count;
  },
  inputs: {
    'the last count below the modulus': () => '34',
    'three remainders that do not fit into 31 bits together': () => '42',
    'a tenth of the largest N': () => String(LARGEST / 10),
    'largest N': () => String(LARGEST),
    'largest N but one': () => String(LARGEST - 1),
  },
  measured,
};
