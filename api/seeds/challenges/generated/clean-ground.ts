import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { grid } from '../input-text';
import measured from '../measured/clean-ground.json';

const SIDE = 500;

export const cleanGroundTests: GeneratedTests = {
  largest: SIDE * SIDE,
  size(input) {
    const reader = new InputReader(input);
    const [rows, columns] = reader.row([1, SIDE], [1, SIDE]);
    for (let left = rows; left > 0; left -= 1) reader.fields(1, new RegExp(`[.#]{${columns}}`));
    reader.end();
    return rows * columns;
  },
  inputs: {
    'a stone in the corner of a square': () => '2 2\n#.\n..',
    'random stones': ({ next }) => `80 90\n${grid(80, 90, () => (next() < 0.1 ? '#' : '.'))}`,
    'largest ground, without a stone': () => `${SIDE} ${SIDE}\n${grid(SIDE, SIDE, () => '.')}`,
    'largest ground, only stones': () => `${SIDE} ${SIDE}\n${grid(SIDE, SIDE, () => '#')}`,
    'largest ground, a stone here and there': ({ next }) =>
      `${SIDE} ${SIDE}\n${grid(SIDE, SIDE, () => (next() < 0.001 ? '#' : '.'))}`,
  },
  measured,
};
