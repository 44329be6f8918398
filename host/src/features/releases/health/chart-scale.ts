/** A point in a chart: 0 to 100 from left to right, and from top to bottom. */
export interface ChartPoint {
  x: number;
  y: number;
}

/** The end of an axis that begins at 0: a round number that is at least `highest` and `minEnd`. */
export function getAxisEnd(highest: number, minEnd: number): number {
  const minimum = Math.max(highest, minEnd);
  const power = 10 ** Math.floor(Math.log10(minimum));
  // The factor is a tolerance for rounding errors.
  const step = [1, 2, 5, 10].find((candidate) => candidate * power >= minimum * 0.999999) ?? 10;
  return step * power;
}

/** The position of a time between two others, from 0 to 100; the middle when both are equal. */
export function getTimePosition(time: number, from: number, to: number): number {
  return to === from ? 50 : ((time - from) / (to - from)) * 100;
}

/** Splits points at missing values, so that no line is drawn across them. */
export function splitAtGaps(points: ReadonlyArray<ChartPoint | null>): ChartPoint[][] {
  const runs: ChartPoint[][] = [[]];
  for (const point of points) {
    if (point) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** The SVG path through the points. */
export function toSvgPath(run: readonly ChartPoint[]): string {
  return run.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
