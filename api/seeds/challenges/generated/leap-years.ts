import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/leap-years.json';

const LARGEST = 1e9;

export const leapYearsTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [from, to] = reader.row([1, LARGEST], [1, LARGEST]);
    reader.check(from <= to, 'A is not after B');
    reader.end();
    return to;
  },
  inputs: {
    'two centuries, only one of them leaps': () => '1900 2000',
    'both ends count': () => '4 8',
    'one year, the largest': () => `${LARGEST} ${LARGEST}`,
    'all years': () => `1 ${LARGEST}`,
    'random years': ({ between }) => `${between(1, 1e6)} ${between(9e8, LARGEST)}`,
  },
  measured,
};
