export type DateState = 'passed' | 'next' | 'later';

interface Dated {
  title: string;
  date: string;
}

/** Oldest first, each told apart: over, the first that is still to come, or after that. A day lasts until its end in India. */
export function datesInOrder<D extends Dated>(
  dates: readonly D[],
  now = Date.now(),
): (D & { state: DateState })[] {
  const ordered = dates.toSorted((a, b) => endOf(a.date) - endOf(b.date));
  const next = ordered.findIndex(({ date }) => endOf(date) > now);
  return ordered.map((dated, index) => ({
    ...dated,
    state: next < 0 || index < next ? 'passed' : index === next ? 'next' : 'later',
  }));
}

function endOf(date: string): number {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  return Date.parse(isDay ? `${date}T23:59:59.999+05:30` : date);
}
