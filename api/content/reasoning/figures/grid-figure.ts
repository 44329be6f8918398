/** A figure of filled cells of a square grid: its rows, from the top. */
import type { Random } from '../../../seeds/random/random';
import { picture } from './picture';

export type GridFigure = ReadonlyArray<readonly boolean[]>;

/** Rotates the figure clockwise by a quarter turn. */
export function turn(figure: GridFigure): GridFigure {
  return figure.map((_row, y) => figure.map((row) => row[y] ?? false).reverse());
}

/** Mirrors the figure from left to right. */
export function mirror(figure: GridFigure): GridFigure {
  return figure.map((row) => [...row].reverse());
}

/** The figure in its four orientations. */
export function turns(figure: GridFigure): GridFigure[] {
  const quarter = turn(figure);
  const half = turn(quarter);
  return [figure, quarter, half, turn(half)];
}

function gridText(figure: GridFigure): string {
  const rows = figure.map(
    (row, index) =>
      `Row ${index + 1}: ${row.map((isFilled) => (isFilled ? 'filled' : 'empty')).join(', ')}.`,
  );
  return rows.join(' ');
}

/** The cells from the first used row and column on, so that equal shapes at different places have the same text. */
function shapeText(figure: GridFigure): string {
  const cells = figure.flatMap((row, y) =>
    row.flatMap((isFilled, x) => (isFilled ? [{ x, y }] : [])),
  );
  const left = Math.min(...cells.map(({ x }) => x));
  const top = Math.min(...cells.map(({ y }) => y));
  return cells.map(({ x, y }) => `${x - left},${y - top}`).join(' ');
}

/** The texts of the shape in its eight orientations, turned and mirrored. */
function orientations(figure: GridFigure): string[] {
  return [...turns(figure), ...turns(mirror(figure))].map(shapeText);
}

/** A key that stays the same when the shape is turned, mirrored or moved. */
export function shapeKey(figure: GridFigure): string {
  return orientations(figure).sort()[0] ?? '';
}

/** Draws a shape of connected cells without symmetry: its eight orientations differ. */
export function drawGridFigure(random: Random, size: number, cellCount: number): GridFigure {
  for (;;) {
    const filled = new Set([random.between(0, size * size - 1)]);
    while (filled.size < cellCount) {
      const cell = random.between(0, size * size - 1);
      const neighbours = [
        cell - size,
        cell + size,
        ...(cell % size > 0 ? [cell - 1] : []),
        ...(cell % size < size - 1 ? [cell + 1] : []),
      ];
      if (neighbours.some((neighbour) => filled.has(neighbour))) filled.add(cell);
    }
    const figure = Array.from({ length: size }, (_row, y) =>
      Array.from({ length: size }, (_cell, x) => filled.has(y * size + x)),
    );
    if (new Set(orientations(figure)).size === 8) return figure;
  }
}

/** The width and height of the grid in a picture, which also has a margin of 2 on each side. */
const SIDE = 72;

export function gridPicture(figure: GridFigure): string {
  const cell = SIDE / figure.length;
  const square = (x: number, y: number) =>
    `M${x * cell + 2} ${y * cell + 2}h${cell}v${cell}h-${cell}z`;
  const paths = { filled: '', empty: '' };
  for (const [y, row] of figure.entries()) {
    for (const [x, isFilled] of row.entries()) paths[isFilled ? 'filled' : 'empty'] += square(x, y);
  }
  const shapes = `<path fill="none" stroke="#bbb" d="${paths.empty}"/><path fill="#555" d="${paths.filled}"/>`;
  return picture(gridText(figure), SIDE + 4, SIDE + 4, shapes);
}
