/** A time span until now, divided into intervals of whole minutes, as pages are counted by the minute. */
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
