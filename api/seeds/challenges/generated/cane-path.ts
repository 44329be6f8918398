import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { grid } from '../input-text';
import measured from '../measured/cane-path.json';

const SIDE = 300;

export const canePathTests: GeneratedTests = {
  largest: SIDE * SIDE,
  size(input) {
    const reader = new InputReader(input);
    const [rows, columns] = reader.row([1, SIDE], [1, SIDE]);
    for (let left = rows; left > 0; left -= 1) reader.fields(1, new RegExp(`[.#]{${columns}}`));
    reader.end();
    return rows * columns;
  },
  inputs: {
    'random field': ({ next }) => `60 60\n${grid(60, 60, () => (next() < 0.5 ? '#' : '.'))}`,
    'largest field, all cane': () => `${SIDE} ${SIDE}\n${grid(SIDE, SIDE, () => '#')}`,
    'largest field, bare cells wind from side to side': () =>
      `${SIDE} ${SIDE}\n${grid(SIDE, SIDE, (row, column) =>
        row % 2 === 0 || column === (row % 4 === 1 ? SIDE - 1 : 0) ? '.' : '#',
      )}`,
    'largest field, random': ({ next }) =>
      `${SIDE} ${SIDE}\n${grid(SIDE, SIDE, () => (next() < 0.4 ? '#' : '.'))}`,
  },
  measured,
};
