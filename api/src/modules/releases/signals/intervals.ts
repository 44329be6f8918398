/** A time span until now, divided into intervals of whole minutes, as pages are counted by the minute. */
export interface Intervals {
  minutes: number;
  count: number;
}

const MAX_INTERVALS = 48;

export function chooseIntervals(hours: number): Intervals {
  const totalMinutes = Math.ceil(hours * 60);
  const minutes = Math.ceil(totalMinutes / MAX_INTERVALS);
  return { minutes, count: Math.ceil(totalMinutes / minutes) };
}
