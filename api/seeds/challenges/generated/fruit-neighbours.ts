import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/fruit-neighbours.json';

const LARGEST = 20_000;
const FARTHEST = 1e4;
const KNOWN = ['fig', 'kiwi', 'lime', 'pear', 'plum'] as const;

export const fruitNeighboursTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count, votes] = reader.row([1, LARGEST], [1, LARGEST], [0, FARTHEST], [0, FARTHEST]);
    reader.check(votes <= count, 'K ≤ N');
    for (let left = count; left > 0; left -= 1) {
      const [weight, length] = reader
        .line(/(0|[1-9]\d*) (0|[1-9]\d*) [a-z]{1,12}/)
        .split(' ')
        .map(Number);
      reader.check(
        Math.max(weight ?? Infinity, length ?? Infinity) <= FARTHEST,
        '0 ≤ weight, length ≤ 10^4',
      );
    }
    reader.end();
    return count;
  },
  inputs: {
    'of equal distances the alphabetically last is given first': () =>
      '4 1 5 5\n5 6 plum\n6 5 fig\n4 5 apple\n5 4 kiwi',
    'largest distances, longest names': () =>
      `3 2 0 0\n10000 10000 watermelonss\n10000 9999 pomegranates\n9999 10000 pomegranatez`,
    'many equal distances': ({ between }) =>
      `1000 333 50 50\n${lines(1_000, () => `${between(45, 55)} ${between(45, 55)} ${KNOWN[between(0, 4)]}`)}`,
    'largest N, half of it as K, random fruits': ({ between }) =>
      `${LARGEST} ${LARGEST / 2} 500 500\n` +
      lines(LARGEST, () => `${between(0, 999)} ${between(0, 999)} ${KNOWN[between(0, 4)]}`),
    'largest N and K, all in one place, each name once': () =>
      `${LARGEST} ${LARGEST} 1 1\n` +
      lines(LARGEST, (index) => {
        const letters = [...String(LARGEST * 2 - index)].map(
          (digit) => 'abcdefghij'[Number(digit)],
        );
        return `0 0 ${letters.join('')}`;
      }),
  },
  measured,
};
