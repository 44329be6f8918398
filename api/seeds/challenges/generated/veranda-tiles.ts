import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/veranda-tiles.json';

/** The digits of 10^18. */
const LARGEST = 19;

export const verandaTilesTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const length = reader.line(/[1-9]\d{0,18}/);
    reader.end();
    reader.check(BigInt(length) <= 10n ** 18n, 'N ≤ 10^18');
    return length.length;
  },
  inputs: {
    'two peacocks, but not side by side': () => '8',
    'beyond the modulus': () => '36',
    'too long for a loop': () => '123456789012',
    'largest N less one': () => '999999999999999999',
    'largest N': () => '1000000000000000000',
  },
  measured,
};
