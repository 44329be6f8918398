import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/only-roads.json';

const LARGEST = 20_000;
const ROADS = 20_000;

export const onlyRoadsTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [villages, roads] = reader.row([2, LARGEST], [1, ROADS]);
    for (let left = roads; left > 0; left -= 1) {
      const [from, to] = reader.row([1, villages], [1, villages]);
      reader.check(from !== to, 'two different villages');
    }
    reader.end();
    return villages;
  },
  inputs: {
    'a road that is built twice is not vital': () => '4 4\n1 2\n2 3\n2 3\n3 4',
    'rings that are joined by one road': () => '6 7\n1 2\n2 3\n3 1\n3 4\n4 5\n5 6\n6 4',
    'largest N, one long way': () =>
      `${LARGEST} ${LARGEST - 1}\n${lines(LARGEST - 1, (i) => `${i + 1} ${i + 2}`)}`,
    'largest N, one long ring': () =>
      `${LARGEST} ${LARGEST}\n${lines(LARGEST, (i) => `${i + 1} ${((i + 1) % LARGEST) + 1}`)}`,
    'random roads': ({ between }) =>
      `3000 3500\n${lines(3_500, () => {
        const from = between(1, 2_999);
        return `${from} ${between(from + 1, Math.min(3_000, from + 40))}`;
      })}`,
  },
  measured,
};
