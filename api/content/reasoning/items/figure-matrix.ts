/** Matrices of three rows and three columns whose last figure is missing. */
import type { Random } from '../../../seeds/random/random';
import {
  CELL_SIZE,
  cellPicture,
  cellShapes,
  cellText,
  COUNTS,
  FILLS,
  SHAPES,
  type CellFigure,
} from '../figures/cell-figure';
import { picture } from '../figures/picture';
import type { Difficulty, ReasoningItem } from '../reasoning-item';

/**
 * How a property changes. `rows`: constant within a row. `columns`: constant within a column. `left`, `right`: each value once in each
 * row, moved by one place from row to row. `sum`: the value in the third column is the sum of the two others.
 */
type Pattern = 'rows' | 'columns' | 'left' | 'right' | 'sum';

type Patterns = Readonly<Record<keyof CellFigure, Pattern>>;

const PATTERNS: Readonly<Record<Difficulty, readonly Patterns[]>> = {
  1: [
    { shape: 'rows', fill: 'rows', count: 'columns' },
    { shape: 'columns', fill: 'rows', count: 'rows' },
    { shape: 'columns', fill: 'columns', count: 'rows' },
    { shape: 'rows', fill: 'columns', count: 'columns' },
    { shape: 'columns', fill: 'rows', count: 'columns' },
  ],
  2: [
    { shape: 'left', fill: 'rows', count: 'columns' },
    { shape: 'rows', fill: 'right', count: 'columns' },
    { shape: 'columns', fill: 'rows', count: 'left' },
    { shape: 'right', fill: 'columns', count: 'rows' },
    { shape: 'rows', fill: 'columns', count: 'sum' },
  ],
  3: [
    { shape: 'left', fill: 'right', count: 'columns' },
    { shape: 'right', fill: 'left', count: 'sum' },
    { shape: 'left', fill: 'right', count: 'left' },
    { shape: 'right', fill: 'rows', count: 'left' },
    { shape: 'left', fill: 'left', count: 'sum' },
  ],
};

const EXPLANATIONS = {
  rows: 'is the same within each row',
  columns: 'is the same within each column',
  left: 'takes each of three values once in each row',
  right: 'takes each of three values once in each row',
  sum: 'of the third column is the sum of the other two',
} as const;

/** The nine values of a property, row by row. */
function layOut<Value>(random: Random, pattern: Pattern, values: readonly Value[]): Value[] {
  const [a, b, c] = random.shuffled(values);
  if (a === undefined || b === undefined || c === undefined) return [];
  if (pattern === 'rows') return [a, a, a, b, b, b, c, c, c];
  if (pattern === 'columns') return [a, b, c, a, b, c, a, b, c];
  return pattern === 'left' ? [a, b, c, b, c, a, c, a, b] : [a, b, c, c, a, b, b, c, a];
}

function layOutCounts(random: Random, pattern: Pattern): Array<CellFigure['count']> {
  if (pattern !== 'sum') return layOut(random, pattern, COUNTS);
  const rows = random.shuffled([
    [1, 1, 2],
    [1, 2, 3],
    [2, 1, 3],
  ] as const);
  return rows.flat();
}

export function figureMatrix(random: Random, difficulty: Difficulty, index: number): ReasoningItem {
  const choices = PATTERNS[difficulty];
  const patterns = choices[index % choices.length] ?? {
    shape: 'rows',
    fill: 'rows',
    count: 'columns',
  };
  const shapes = layOut(random, patterns.shape, SHAPES);
  const fills = layOut(random, patterns.fill, FILLS);
  const counts = layOutCounts(random, patterns.count);
  const cells = shapes.map((shape, cell): CellFigure => ({
    shape,
    fill: fills[cell] ?? 'white',
    count: counts[cell] ?? 1,
  }));
  const correct = cells[8] ?? { shape: 'circle', fill: 'white', count: 1 };
  return {
    format: 'markup',
    question: `Which figure belongs in the empty cell?\n\n${matrixPicture(cells.slice(0, 8))}`,
    correct: cellPicture(correct),
    wrong: wrongFigures(random, correct, cells).slice(0, 5).map(cellPicture),
    explanation: `The shape ${EXPLANATIONS[patterns.shape]}, the fill ${EXPLANATIONS[patterns.fill]}, and the number ${EXPLANATIONS[patterns.count]}.`,
  };
}

/** Figures that differ from the correct one, first those in one property, with values of the matrix. */
function wrongFigures(
  random: Random,
  correct: CellFigure,
  cells: readonly CellFigure[],
): CellFigure[] {
  const figures = cells.flatMap(({ shape, fill, count }) => [
    { ...correct, shape },
    { ...correct, fill },
    { ...correct, count },
    { ...correct, shape, fill },
    { ...correct, fill, count },
    { ...correct, shape, count },
  ]);
  const byText = new Map(figures.map((figure) => [cellText(figure), figure]));
  byText.delete(cellText(correct));
  const differences = (figure: CellFigure) =>
    Number(figure.shape !== correct.shape) +
    Number(figure.fill !== correct.fill) +
    Number(figure.count !== correct.count);
  return random.shuffled([...byText.values()]).sort((a, b) => differences(a) - differences(b));
}

function matrixPicture(cells: readonly CellFigure[]): string {
  const size = CELL_SIZE * 3;
  const rows = [0, 1, 2].map((row) => {
    const texts = cells.slice(row * 3, row * 3 + 3).map(cellText);
    return `Row ${row + 1}: ${[...texts, ...(row === 2 ? ['empty'] : [])].join('; ')}.`;
  });
  const figures = cells.map((figure, cell) => {
    const x = (cell % 3) * CELL_SIZE;
    const y = Math.floor(cell / 3) * CELL_SIZE;
    return `<g transform="translate(${x} ${y})">${cellShapes(figure)}</g>`;
  });
  const lines = [0, 1, 2, 3]
    .map((line) => line * CELL_SIZE)
    .map((at) => `M0 ${at}h${size}M${at} 0v${size}`)
    .join('');
  // In the middle of the last cell.
  const mark = `<text x="180" y="190" stroke="none" fill="#222" font-family="sans-serif" font-size="30" text-anchor="middle">?</text>`;
  const shapes = `<path stroke="#bbb" d="${lines}"/>${figures.join('')}${mark}`;
  return picture(rows.join(' '), size, size, shapes);
}
