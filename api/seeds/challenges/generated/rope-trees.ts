import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/rope-trees.json';

const LARGEST = 100_000;
const ARM = 999;
const CORNERS = 2 * ARM + 1;

export const ropeTreesTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    const trees = new Set<number>();
    for (let left = count; left > 0; left -= 1) {
      const [x, y] = reader.row([-1e6, 1e6], [-1e6, 1e6]);
      trees.add(x * 4e6 + y);
    }
    reader.end();
    reader.check(trees.size === count, 'no two trees on one point');
    return count;
  },
  inputs: {
    'trees along the rope': () => '8\n0 0\n1 0\n2 0\n2 1\n2 2\n1 2\n0 2\n0 1',
    'random trees': ({ between }) =>
      `2000\n${lines(2_000, (index) => `${index} ${between(-1e6, 1e6)}`)}`,
    'all on one line': () => `5000\n${lines(5_000, (index) => `${index} ${index}`)}`,
    'largest N, corners on a parabola and all others within': () =>
      `${LARGEST}\n${lines(LARGEST, (index) => {
        if (index < CORNERS) return `${index - ARM} ${(index - ARM) ** 2}`;
        const offset = index - CORNERS;
        return `${(offset % 19) - 9} ${100 + Math.floor(offset / 19)}`;
      })}`,
  },
  measured,
};
