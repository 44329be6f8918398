import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { sequence } from '../input-text';
import measured from '../measured/fair-gate.json';

const LARGEST = 100_000;
const LAST_SECOND = 1e9;

export const fairGateTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST], [1, LARGEST], [1, LAST_SECOND]);
    const seconds = reader.numbers(count, 0, LAST_SECOND);
    const isAscending = seconds.every(
      (second, index) => index === 0 || second >= (seconds[index - 1] ?? 0),
    );
    reader.check(isAscending, 'ascending order');
    reader.end();
    return count;
  },
  inputs: {
    'requests on both sides of a multiple of W': () => '6 2 10\n8 9 10 11 18 19',
    'random gaps around W': ({ between }) => {
      let second = 0;
      return `1000 3 10\n${sequence(1_000, () => (second += between(0, 6)))}`;
    },
    'latest seconds, largest W': () =>
      `1000 500 ${LAST_SECOND}\n${sequence(1_000, (index) => LAST_SECOND - 999 + index)}`,
    'largest N and L, everything at second 0 passes': () =>
      `${LARGEST} ${LARGEST} 1\n${sequence(LARGEST, () => 0)}`,
    'largest N, half of the requests of each second are refused': () =>
      `${LARGEST} 500 1\n${sequence(LARGEST, (index) => Math.floor(index / 1_000))}`,
  },
  measured,
};
