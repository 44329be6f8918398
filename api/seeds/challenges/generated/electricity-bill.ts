import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/electricity-bill.json';

const LARGEST = 1_000_000;

export const electricityBillTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [units] = reader.row([0, LARGEST]);
    reader.end();
    return units;
  },
  inputs: {
    'just into the first slab': () => '2',
    'one below the second slab ends': () => '299',
    'in the middle of the second slab': () => '201',
    'largest number of units': () => String(LARGEST),
  },
  noSlowSolution: 'Even a loop over 10^6 units is fast enough.',
  measured,
};
