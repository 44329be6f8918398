import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { grid, lines } from '../input-text';
import measured from '../measured/pond-count.json';

const SIDE = 500;

function field(isWater: (row: number, column: number) => boolean): string {
  return `${SIDE} ${SIDE}\n${grid(SIDE, SIDE, (row, column) => (isWater(row, column) ? 'W' : '.'))}`;
}

export const pondCountTests: GeneratedTests = {
  largest: SIDE * SIDE,
  size(input) {
    const reader = new InputReader(input);
    const [rows, columns] = reader.row([1, SIDE], [1, SIDE]);
    for (let left = rows; left > 0; left -= 1) reader.fields(1, new RegExp(`[W.]{${columns}}`));
    reader.end();
    return rows * columns;
  },
  inputs: {
    'largest field, all water': () => field(() => true),
    'largest field, one pond that winds from row to row': () =>
      field((row, column) => row % 2 === 0 || column === (row % 4 === 1 ? SIDE - 1 : 0)),
    'largest field, as many ponds as there can be': () =>
      field((row, column) => (row + column) % 2 === 0),
    'one row': () => `1 ${SIDE}\n${'W.'.repeat(SIDE / 2)}`,
    'one column': () => `${SIDE} 1\n${lines(SIDE, (row) => (row % 3 === 0 ? '.' : 'W'))}`,
  },
  measured,
};
