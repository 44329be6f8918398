import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines, sequence } from '../input-text';
import measured from '../measured/market-ledger.json';

const LARGEST = 100_000;
const MOST_CALLS = 50_000;

export const marketLedgerTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [stalls, calls] = reader.row([1, LARGEST], [1, MOST_CALLS]);
    reader.numbers(stalls, -1e6, 1e6);
    let sums = 0;
    for (let left = calls; left > 0; left -= 1) {
      const [call, first, second] = reader.line(/(add|sum) [1-9]\d* (0|-?[1-9]\d*)/).split(' ');
      const [place, other] = [Number(first), Number(second)];
      reader.check(place <= stalls && Math.abs(other) <= 1e6, 'a call within the limits');
      if (call === 'sum') {
        reader.check(place <= other && other <= stalls, 'A ≤ B ≤ N');
        sums += 1;
      }
    }
    reader.end();
    reader.check(sums > 0, 'at least one sum');
    return stalls;
  },
  inputs: {
    'two additions to one stall': () => '2 4\n5 5\nadd 1 3\nadd 1 4\nsum 1 1\nsum 1 2',
    'random calls': ({ between, next }) =>
      `500 1000\n${sequence(500, () => between(-1e6, 1e6))}\nsum 1 500\n${lines(999, () => {
        const [a, b] = [between(1, 500), between(1, 500)];
        return next() < 0.5
          ? `add ${a} ${between(-1e6, 1e6)}`
          : `sum ${Math.min(a, b)} ${Math.max(a, b)}`;
      })}`,
    'largest amounts': () =>
      `9000 2\n${sequence(9_000, () => -1_000_000)}\nadd 9000 -1000000\nsum 1 9000`,
    'largest N and Q, additions and sums in turn': ({ between }) =>
      `${LARGEST} ${MOST_CALLS}\n${sequence(LARGEST, () => between(0, 9))}\n${lines(
        MOST_CALLS,
        (index) =>
          index % 2 === 0 ? `add ${between(1, 9)} 9` : `sum 1 ${LARGEST - between(0, 9)}`,
      )}`,
  },
  measured,
};
