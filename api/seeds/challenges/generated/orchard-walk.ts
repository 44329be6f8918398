import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines, sequence } from '../input-text';
import measured from '../measured/orchard-walk.json';

const SIDE = 500;

function orchard(size: number, mangoes: (row: number, column: number) => number): string {
  return `${size} ${size}\n${lines(size, (row) => sequence(size, (column) => mangoes(row, column)))}`;
}

export const orchardWalkTests: GeneratedTests = {
  largest: SIDE * SIDE,
  size(input) {
    const reader = new InputReader(input);
    const [rows, columns] = reader.row([1, SIDE], [1, SIDE]);
    for (let left = rows; left > 0; left -= 1) reader.numbers(columns, -1, 1_000);
    reader.end();
    return rows * columns;
  },
  inputs: {
    'the first square is fenced': () => '2 2\n-1 5\n5 5',
    'many ways': ({ between }) => orchard(60, () => between(0, 9)),
    'some fences': ({ next, between }) =>
      orchard(100, () => (next() < 0.15 ? -1 : between(0, 1_000))),
    'fenced off just before the end': () =>
      orchard(80, (row, column) => (row + column === 157 ? -1 : 1)),
    'largest orchard': ({ between }) => orchard(SIDE, () => between(0, 9)),
  },
  measured,
};
