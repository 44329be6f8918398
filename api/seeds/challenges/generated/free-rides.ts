import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/free-rides.json';

const LARGEST = 1_000;
const MOST_LINES = 5_000;

export const freeRidesTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [towns, buses] = reader.row([1, LARGEST], [0, MOST_LINES], [0, 10]);
    for (let left = buses; left > 0; left -= 1) reader.row([1, towns], [1, towns], [0, 10_000]);
    reader.end();
    return towns;
  },
  inputs: {
    'the cheapest way to a town leaves no coupon for later': () =>
      '4 4 1\n1 2 5\n1 3 1\n3 2 1\n2 4 100',
    'more coupons than are needed': () => '4 3 10\n1 2 7\n2 3 0\n3 4 7',
    'random lines': ({ between }) =>
      `200 600 3\n${lines(600, () => `${between(1, 200)} ${between(1, 200)} ${between(0, 10_000)}`)}`,
    'largest N and K, no line': () => `${LARGEST} 0 10`,
    'largest N, M and K, the way leads through all towns and is given from its end': ({
      between,
    }) =>
      `${LARGEST} ${MOST_LINES} 10\n${lines(MOST_LINES, (index) =>
        index < LARGEST - 1
          ? `${LARGEST - index} ${LARGEST - index - 1} ${between(1, 5)}`
          : lineNearby(between(1, LARGEST - 5)),
      )}`,
  },
  measured,
};

function lineNearby(town: number): string {
  return `${town} ${town + 5} 9999`;
}
