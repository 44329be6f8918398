/** A stretch of time until now, cut into intervals of whole minutes: pages are counted by the minute. */
export interface Intervals {
  minutes: number;
  count: number;
}

const MOST = 48;

export function intervalsOf(hours: number): Intervals {
  const all = Math.ceil(hours * 60);
  const minutes = Math.ceil(all / MOST);
  return { minutes, count: Math.ceil(all / minutes) };
}
