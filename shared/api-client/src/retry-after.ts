/** How long an answer asks to wait. */

const LONGEST = 24 * 60 * 60;

/** The seconds of a `Retry-After` header; undefined when it has none, or a date. */
export function parseRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  return /^\d{1,9}$/.test(text) ? Math.min(Number(text), LONGEST) : undefined;
}

/** Words for a person: `40 seconds`, `2 minutes`, `1 hour`. Never less than it is. */
export function formatWait(seconds: number): string {
  if (seconds <= 90) return counted(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
