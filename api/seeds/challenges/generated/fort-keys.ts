import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import { grid } from '../input-text';
import measured from '../measured/fort-keys.json';

const SIDE = 40;

function fort(cell: (row: number, column: number) => string): string {
  return `${SIDE} ${SIDE}\n${grid(SIDE, SIDE, cell)}`;
}

/** The six keys are in the first row, and a row of doors leads to the gate in the last corner. */
function behindDoors(doors: string): string {
  return fort((row, column) => {
    if (row === 20 && column === 20) return 'S';
    if (row === 0 && column % 7 === 3) return 'abcdef'.charAt((column - 3) / 7);
    if (row === SIDE - 1 && column === SIDE - 1) return 'G';
    if (row === SIDE - 1 && column > SIDE - 2 - doors.length) {
      return doors.charAt(SIDE - 2 - column);
    }
    return row === SIDE - 2 && column > SIDE - 3 - doors.length ? '#' : '.';
  });
}

export const fortKeysTests: GeneratedTests = {
  largest: SIDE * SIDE,
  size(input) {
    const reader = new InputReader(input);
    const [rows, columns] = reader.row([1, SIDE], [1, SIDE]);
    const pattern = new RegExp(`[.#SGa-fA-F]{${columns}}`);
    const cells = Array.from({ length: rows }, () => reader.line(pattern)).join('');
    reader.end();
    for (const mark of 'SG') reader.check(cells.split(mark).length === 2, `one ${mark}`);
    return rows * columns;
  },
  inputs: {
    'two ways of one length, with and without a key': () => '3 3\nSa.\n.#.\n..G',
    'a way back for the key': () => '3 7\na......\n######.\nGA....S',
    'largest fort, six doors before the gate': () => behindDoors('ABCDEF'),
    'largest fort, the gate is walled in': () => behindDoors('#ABCDE'),
  },
  measured,
};
