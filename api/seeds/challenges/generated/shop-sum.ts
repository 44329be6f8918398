import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/shop-sum.json';

const LARGEST = 1_000;

export const shopSumTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const bill = reader.line(/ *\(*[ (]*(0|[1-9]\d{0,6})([ )]*[-+*][ (]*(0|[1-9]\d{0,6}))*[ )]*/);
    reader.end();
    reader.check(bill.length <= LARGEST, 'length');
    reader.check(bill.split('(').length === bill.split(')').length, 'brackets');
    return bill.length;
  },
  inputs: {
    'differences from left to right': () => '20 - 5 - 4 + 3 - 2',
    'products before and after brackets': () => '2*(3-5)*4-(6-1)*(2-9)*3',
    'largest length, brackets within brackets': () => `${'('.repeat(498)}1+2 ${')'.repeat(498)}`,
    'largest length, a long difference': () => `${'1000000 - '.repeat(99)}123456 - 1`,
  },
  noSlowSolution: 'A bill has at most 1000 characters.',
  measured,
};
