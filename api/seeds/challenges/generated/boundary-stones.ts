import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines } from '../input-text';
import measured from '../measured/boundary-stones.json';

const LARGEST = 100_000;
const HALF = LARGEST / 2;

export const boundaryStonesTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [stones] = reader.row([3, LARGEST]);
    for (let left = stones; left > 0; left -= 1) reader.row([-1e6, 1e6], [-1e6, 1e6]);
    reader.end();
    return stones;
  },
  inputs: {
    'the other way round': () => '4\n0 3\n4 3\n4 0\n0 0',
    'largest square, with a stone on each side': () =>
      '8\n-1000000 -1000000\n0 -1000000\n1000000 -1000000\n1000000 0\n1000000 1000000\n0 1000000\n-1000000 1000000\n-1000000 0',
    'random heights over a base line': ({ between }) =>
      `1001\n${lines(1_000, (index) => `${999 - index} ${between(1, 1e6)}`)}\n0 0`,
    'largest N, a comb with the longest teeth': () =>
      `${LARGEST}\n${lines(LARGEST, (index) =>
        index < HALF
          ? `${HALF - index} ${index % 2 === 0 ? 1 : 1_000_000}`
          : `${index - HALF + 1} ${index % 2 === 0 ? 0 : -1}`,
      )}`,
  },
  measured,
};
