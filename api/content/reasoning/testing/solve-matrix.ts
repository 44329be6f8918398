const NUMBERS = ['zero', 'one', 'two', 'three'];

interface Cell {
  count: number;
  fill: string;
  shape: string;
}

function parseCell(text: string): Cell {
  const [number = '', fill = '', shapes = ''] = text.trim().split(' ');
  return { count: NUMBERS.indexOf(number), fill, shape: shapes.replace(/s$/, '') };
}

type Row = ReadonlyArray<string | number>;

const isSame = (row: Row) => new Set(row).size === 1;
const column = (rows: readonly Row[], index: number) => rows.map((row) => row[index] ?? '');

function followsRule(rows: readonly Row[]): boolean {
  const sets = rows.map((row) => JSON.stringify([...row].sort()));
  const isPermuted = isSame(sets) && new Set(rows[0]).size === 3;
  const isSum = rows.every(([a, b, c]) => typeof c === 'number' && Number(a) + Number(b) === c);
  const areColumns = [0, 1, 2].every((index) => isSame(column(rows, index)));
  return rows.every(isSame) || areColumns || isPermuted || isSum;
}

/** Finds the options with which every property follows some rule in all rows. */
export function solveMatrix(question: string, options: readonly string[]): number[] {
  const rows = [...question.matchAll(/Row \d: ([^.]+)\./g)].map(([, row = '']) =>
    row.split(';').map((cell) => cell.trim()),
  );
  return options.flatMap((option, index) => {
    const cells = rows.map((row) => row.map((cell) => parseCell(cell === 'empty' ? option : cell)));
    const properties = [
      cells.map((row) => row.map(({ count }) => count)),
      cells.map((row) => row.map(({ fill }) => fill)),
      cells.map((row) => row.map(({ shape }) => shape)),
    ];
    return properties.every(followsRule) ? [index] : [];
  });
}
