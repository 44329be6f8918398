import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/untwinned-tokens.json';

/** The digits of 10^18. */
const LARGEST = 19;

export const untwinnedTokensTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [first = '', last = '', divisor = ''] = reader.fields(3, /[1-9]\d{0,18}/);
    reader.end();
    const [low, high] = [BigInt(first), BigInt(last)];
    reader.check(low <= high && high <= 10n ** 18n, 'A ≤ B ≤ 10^18');
    reader.check(Number(divisor) <= 20, 'K ≤ 20');
    return last.length;
  },
  inputs: {
    'A itself is lucky': () => '9 9 3',
    'numbers of different lengths': () => '95 10105 6',
    'a twin at the beginning of B': () => '1 998877 1',
    'largest range': () => '1 1000000000000000000 11',
    'largest range and K': () => '1 1000000000000000000 20',
    'the upper half': () => '500000000000000000 999999999999999999 13',
  },
  measured,
};
