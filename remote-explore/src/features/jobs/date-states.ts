export type DateState = 'passed' | 'next' | 'later';

interface Dated {
  title: string;
  date: string;
}

/** Sorts dates and marks each as passed, next or later. A date without time passes at the end of that day in India. */
export function sortDates<D extends Dated>(
  dates: readonly D[],
  now: number,
): (D & { state: DateState })[] {
  const sorted = dates.toSorted((a, b) => endTime(a.date) - endTime(b.date));
  const next = sorted.findIndex(({ date }) => endTime(date) > now);
  return sorted.map((dated, index) => ({
    ...dated,
    state: next < 0 || index < next ? 'passed' : index === next ? 'next' : 'later',
  }));
}

function endTime(date: string): number {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  return Date.parse(isDay ? `${date}T23:59:59.999+05:30` : date);
}
