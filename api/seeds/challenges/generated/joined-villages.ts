import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/joined-villages.json';

const LARGEST = 30_000;
const ROADS = 30_000;

export const joinedVillagesTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [villages, roads] = reader.row([1, LARGEST], [1, ROADS]);
    for (let left = roads; left > 0; left -= 1) reader.row([1, villages], [1, villages]);
    reader.end();
    return villages;
  },
  inputs: {
    'the second largest region stays': () => '7 5\n1 2\n2 3\n4 5\n4 5\n6 6',
    'largest N and M, each village to the one before': () =>
      `${LARGEST} ${ROADS}\n${lines(ROADS, (i) => `${Math.min(i + 2, LARGEST)} ${i + 1}`)}`,
    'largest N and M, pairs, then pairs of pairs': () =>
      `${LARGEST} ${ROADS}\n${lines(ROADS, (i) => {
        const step =
          2 ** Math.min(14, Math.floor(Math.log2(LARGEST / (LARGEST - Math.min(i, LARGEST - 1)))));
        const from = (i * 2 * step) % LARGEST;
        return `${from + 1} ${((from + step) % LARGEST) + 1}`;
      })}`,
    'random roads': ({ between }) =>
      `5000 4000\n${lines(4_000, () => `${between(1, 5_000)} ${between(1, 5_000)}`)}`,
  },
  measured,
};
