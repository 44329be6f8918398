import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { grid } from '../input-text';
import measured from '../measured/market-maze.json';

const SIDE = 300;
const LARGEST = SIDE * SIDE;
const LAST = SIDE - 1;

/** S at the upper left, E at the lower right. */
function maze(cell: (row: number, column: number) => string): string {
  return `${SIDE} ${SIDE}\n${grid(SIDE, SIDE, (row, column) => {
    if (row === 0 && column === 0) return 'S';
    return row === LAST && column === LAST ? 'E' : cell(row, column);
  })}`;
}

export const marketMazeTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [rows, columns] = reader.row([1, SIDE], [1, SIDE]);
    const cells = Array.from({ length: rows }, () => reader.line(/[.#SE]+/));
    reader.check(
      cells.every((line) => line.length === columns),
      'C characters in a row',
    );
    reader.check(cells.join('').replaceAll(/[.#]/g, '').length === 2, 'one S and one E');
    reader.check(/S.*E|E.*S/.test(cells.join('')), 'one S and one E');
    reader.end();
    return rows * columns;
  },
  inputs: {
    'a detour that goes up and to the left': () => '4 5\n...#E\n.#.#.\nS#.#.\n##...',
    'largest R and C, no stall': () => maze(() => '.'),
    'largest R and C, one long way': () =>
      maze((row, column) =>
        row % 2 === 1 && column !== (row % 4 === 1 ? LAST : 0) && row !== LAST ? '#' : '.',
      ),
    'largest R and C, the exit is walled in': () =>
      maze((row, column) => (row + column === 2 * LAST - 1 ? '#' : '.')),
    'random stalls': ({ next }) =>
      `60 80\n${grid(60, 80, (row, column) => {
        if (row === 30 && column === 40) return 'S';
        return row === 2 && column === 77 ? 'E' : next() < 0.3 ? '#' : '.';
      })}`,
  },
  measured,
};
