import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { lines, sequence } from '../input-text';
import measured from '../measured/turned-table.json';

const SIDE = 100;

function typed(rows: number, columns: number, value: () => number): string {
  return `${rows} ${columns}\n${lines(rows, () => sequence(columns, value))}`;
}

export const turnedTableTests: GeneratedTests = {
  largest: SIDE * SIDE,
  size(input) {
    const reader = new InputReader(input);
    const [rows, columns] = reader.row([1, SIDE], [1, SIDE]);
    for (let left = rows; left > 0; left -= 1) reader.numbers(columns, -1e6, 1e6);
    reader.end();
    return rows * columns;
  },
  inputs: {
    'more columns than rows': ({ between }) => typed(3, 17, () => between(-1e6, 1e6)),
    'more rows than columns': ({ between }) => typed(17, 3, () => between(-1e6, 1e6)),
    'one long row': ({ between }) => typed(1, SIDE, () => between(-9, 9)),
    'one long column': ({ between }) => typed(SIDE, 1, () => between(-9, 9)),
    'largest table': ({ between }) => typed(SIDE, SIDE, () => between(-1e6, 1e6)),
  },
  noSlowSolution: 'There are at most 10^4 numbers.',
  measured,
};
