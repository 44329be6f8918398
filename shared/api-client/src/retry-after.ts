/** The wait before a retry that a response requests. */

const MAX_SECONDS = 24 * 60 * 60;

/** The seconds of a `Retry-After` header; undefined without the header, or where it is a date. */
export function parseRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  return /^\d{1,9}$/.test(text) ? Math.min(Number(text), MAX_SECONDS) : undefined;
}

/** `40 seconds`, `2 minutes`, `1 hour`; rounded up. */
export function formatWait(seconds: number): string {
  if (seconds <= 90) return formatCount(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90
    ? formatCount(minutes, 'minute')
    : formatCount(Math.ceil(minutes / 60), 'hour');
}

function formatCount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
