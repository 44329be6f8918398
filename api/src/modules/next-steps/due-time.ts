const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The time by which something is due, in milliseconds: the end of the day in India for a day, infinity without a date. */
export function dueTime(due: string | null): number {
  if (due === null) return Infinity;
  return Date.parse(DAY.test(due) ? `${due}T23:59:59.999+05:30` : due);
}
