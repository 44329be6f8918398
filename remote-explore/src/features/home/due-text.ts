const DAY_MS = 86_400_000;
const INDIA_OFFSET_MS = 5.5 * 3_600_000;
const format = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });

/** How far away a date is in calendar days of India: `Today`, `Tomorrow`, `In 3 days`. Both are ISO instants or days. */
export function dueText(due: string, now: string): string {
  const text = format.format(dayNumber(due) - dayNumber(now), 'day');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function dayNumber(date: string): number {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  return Math.floor((Date.parse(date) + (isDay ? 0 : INDIA_OFFSET_MS)) / DAY_MS);
}
