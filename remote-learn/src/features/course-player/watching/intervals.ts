/** A watched part of a video: from and to, in seconds. */
export type Interval = readonly [from: number, to: number];

/** The union of intervals: disjoint and ordered. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const [from, to] of [...intervals].sort((one, other) => one[0] - other[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], to)];
    else merged.push([from, to]);
  }
  return merged;
}
