/** A place in a chart: 0 to 100 from left to right, and from top to bottom. */
export interface Place {
  x: number;
  y: number;
}

/** The end of an axis that begins at 0: a round number not below `highest`. */
export function axisEnd(highest: number, least: number): number {
  const wanted = Math.max(highest, least);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].find((candidate) => candidate * power >= wanted * 0.999999) ?? 10;
  return step * power;
}

/** Where a moment lies between two others; the middle when there is but one. */
export function across(time: number, from: number, to: number): number {
  return to === from ? 50 : ((time - from) / (to - from)) * 100;
}

/** Runs of places without a gap, since nothing is known of a gap. */
export function runsOf(places: ReadonlyArray<Place | null>): Place[][] {
  const runs: Place[][] = [[]];
  for (const place of places) {
    if (place) runs.at(-1)?.push(place);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** An SVG path along the places. */
export function pathOf(run: readonly Place[]): string {
  return run.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
