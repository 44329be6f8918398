import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines, sequence } from '../input-text';
import measured from '../measured/rangoli-spiral.json';

const SIDE = 100;

function rangoli(rows: number, columns: number, value: () => number): string {
  return `${rows} ${columns}\n${lines(rows, () => sequence(columns, value))}`;
}

export const rangoliSpiralTests: GeneratedTests = {
  largest: SIDE * SIDE,
  size(input) {
    const reader = new InputReader(input);
    const [rows, columns] = reader.row([1, SIDE], [1, SIDE]);
    for (let left = rows; left > 0; left -= 1) reader.numbers(columns, -1_000, 1_000);
    reader.end();
    return rows * columns;
  },
  inputs: {
    'one row is left in the middle': ({ between }) => rangoli(5, 8, () => between(-1_000, 1_000)),
    'one column is left in the middle': ({ between }) =>
      rangoli(8, 5, () => between(-1_000, 1_000)),
    'one long column': ({ between }) => rangoli(SIDE, 1, () => between(-9, 9)),
    'largest grid': ({ between }) => rangoli(SIDE, SIDE, () => between(-1_000, 1_000)),
    'largest grid but one column': ({ between }) => rangoli(SIDE, SIDE - 1, () => between(0, 9)),
  },
  noSlowSolution:
    'There are at most 10^4 numbers, and even a grid that is copied at each turn is fast.',
  measured,
};
