import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/quiet-days.json';

const LARGEST = 1e12;
const MARKETS = 12;

export const quietDaysTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [days, markets] = reader.row([1, LARGEST], [1, MARKETS]);
    reader.numbers(markets, 1, 1_000);
    reader.end();
    return days;
  },
  inputs: {
    'rhythms that share divisors': () => '100 3\n4 6 10',
    'largest N and K, one rhythm twelve times': () =>
      `${LARGEST} ${MARKETS}\n${sequence(MARKETS, () => 1_000)}`,
    'largest N, one market': () => `${LARGEST} 1\n7`,
    'an N that no rhythm divides': () => '999999999989 10\n2 3 5 7 11 13 17 19 23 29',
    'largest N and K, the largest rhythms': () =>
      `${LARGEST} ${MARKETS}\n${sequence(MARKETS, (index) => 1_000 - index)}`,
    'largest N and K, random rhythms': ({ between }) =>
      `${LARGEST} ${MARKETS}\n${sequence(MARKETS, () => between(2, 60))}`,
  },
  measured,
};
