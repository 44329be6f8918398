const DAY_MS = 86_400_000;
const ZONE = 'Asia/Kolkata';

const isoDate = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });
const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });

/** Calendar days in India from now until an instant; 0 is today. */
export function daysLeft(instant: string, now: number): number {
  const day = (date: Date) => Date.parse(isoDate.format(date));
  return Math.round((day(new Date(instant)) - day(new Date(now))) / DAY_MS);
}

/** `today`, `yesterday`, `3 days ago`, `2 weeks ago`. */
export function relativeDateText(instant: string, now: number): string {
  const days = Math.max(0, -daysLeft(instant, now));
  if (days < 14) return relative.format(-days, 'day');
  if (days < 60) return relative.format(-Math.floor(days / 7), 'week');
  return relative.format(-Math.floor(days / 30), 'month');
}
