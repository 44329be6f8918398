import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { grid } from '../input-text';
import measured from '../measured/diwali-flame.json';

const SIDE = 500;

function yard(mark: (row: number, column: number) => string): string {
  return `${SIDE} ${SIDE}\n${grid(SIDE, SIDE, mark)}`;
}

export const diwaliFlameTests: GeneratedTests = {
  largest: SIDE * SIDE,
  size(input) {
    const reader = new InputReader(input);
    const [rows, columns] = reader.row([1, SIDE], [1, SIDE]);
    for (let left = rows; left > 0; left -= 1) reader.fields(1, new RegExp(`[*o.]{${columns}}`));
    reader.end();
    return rows * columns;
  },
  inputs: {
    'a row from its middle': () => `1 ${SIDE}\n${'o'.repeat(249)}*${'o'.repeat(250)}`,
    'largest yard, one flame in the corner': () =>
      yard((row, column) => (row + column === 2 * (SIDE - 1) ? '*' : 'o')),
    'largest yard, nothing burns': () => yard(() => 'o'),
    'largest yard, lamps wind from side to side': () =>
      yard((row, column) => {
        if (row + column === 0) return '*';
        return row % 2 === 0 || column === (row % 4 === 1 ? SIDE - 1 : 0) ? 'o' : '.';
      }),
  },
  measured,
};
