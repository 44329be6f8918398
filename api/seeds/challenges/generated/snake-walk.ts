import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/snake-walk.json';

const SIDE = 100;
const LARGEST = 10_000;

/** Along the first row, then row by row without the first column, and up the first column: each cell once. */
const ROUND = [
  'R'.repeat(SIDE - 1),
  ...Array.from(
    { length: SIDE - 1 },
    (_, row) => `D${(row % 2 === 0 ? 'L' : 'R').repeat(SIDE - 2)}`,
  ),
  'L',
  'U'.repeat(SIDE - 1),
].join('');

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  U: [-1, 0],
  D: [1, 0],
  L: [0, -1],
  R: [0, 1],
};

/** The first cells of a walk, each with a fruit. */
function fruitsAlong(moves: string, count: number): string[] {
  let [row, column] = [1, 1];
  return Array.from(moves.slice(0, count), (move) => {
    const [down, right] = STEPS[move] ?? [0, 0];
    [row, column] = [row + down, column + right];
    return `${row} ${column}`;
  });
}

function game(fruits: readonly string[], moves: string): string {
  return [`${SIDE} ${SIDE} ${fruits.length}`, ...fruits, moves].join('\n');
}

export const snakeWalkTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [rows, columns, fruits] = reader.row([1, SIDE], [1, SIDE], [0, 1_000]);
    for (let left = fruits; left > 0; left -= 1) reader.row([1, rows], [1, columns]);
    const moves = reader.line(/[UDLR]{1,10000}/);
    reader.end();
    return moves.length;
  },
  inputs: {
    'the head enters the cell that the tail leaves': () => '2 2 3\n1 2\n2 2\n2 1\nRDLURDLU',
    'the snake turns back on itself': () => '1 5 1\n1 2\nRRL',
    'largest board, without a fruit': () => game([], ROUND),
    'largest board, all fruits at once': () => game(fruitsAlong(ROUND, 1_000), ROUND),
    'largest board, a crash with the last move': () =>
      game(fruitsAlong(ROUND, 1_000), `${ROUND.slice(0, LARGEST - 3)}RDL`.slice(0, LARGEST)),
  },
  noSlowSolution: 'A snake has at most 1001 cells and makes at most 10^4 moves.',
  measured,
};
