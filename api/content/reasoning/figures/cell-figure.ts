/** What a cell of a matrix shows: one to three equal shapes. */
import { picture } from './picture';

export const SHAPES = ['circle', 'square', 'triangle', 'diamond'] as const;
export const FILLS = ['white', 'grey', 'black'] as const;
export const COUNTS = [1, 2, 3] as const;

export interface CellFigure {
  shape: (typeof SHAPES)[number];
  fill: (typeof FILLS)[number];
  count: (typeof COUNTS)[number];
}

export const CELL_SIZE = 72;
const COLORS = { white: '#fff', grey: '#aaa', black: '#222' } as const;
/** Each shape as an SVG path, relative to its centre. */
const PATHS = {
  circle: 'm-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
  square: 'm-8-8h16v16h-16z',
  triangle: 'm0-10l10 18h-20z',
  diamond: 'm0-11l9 11l-9 11l-9-11z',
} as const;
/** The centres of the shapes, by the number of shapes. */
const CENTRES = {
  1: ['36 36'],
  2: ['22 36', '50 36'],
  3: ['22 22', '50 22', '36 50'],
} as const;
const NUMBERS = { 1: 'one', 2: 'two', 3: 'three' } as const;

/** The description of a cell, such as `two grey squares`. */
export function cellText({ shape, fill, count }: CellFigure): string {
  return `${NUMBERS[count]} ${fill} ${shape}${count === 1 ? '' : 's'}`;
}

export function cellShapes({ shape, fill, count }: CellFigure): string {
  const path = CENTRES[count].map((centre) => `M${centre}${PATHS[shape]}`).join('');
  return `<path stroke-width="2" fill="${COLORS[fill]}" d="${path}"/>`;
}

export function cellPicture(figure: CellFigure): string {
  return picture(cellText(figure), CELL_SIZE, CELL_SIZE, cellShapes(figure));
}
