import type { PicturePalette } from '../picture-palettes';

/** A colour of the palette, a path around the origin, and the width of its line; without one the path is filled. */
type Shape = readonly [color: keyof PicturePalette, path: string, lineWidth?: number];

/** A drawing around the origin, about 60 wide and 50 high; the whole picture is 160 by 90. */
export type TopicDrawing = readonly Shape[];

export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A person from the shoulders up; `y` is the lower edge. */
export const head = (x: number, y: number): string =>
  `M${x - 11} ${y}v-3a11 10 0 0 1 22 0v3z${circle(x, y - 19, 6.5)}`;
