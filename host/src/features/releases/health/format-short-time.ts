const timeFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
  timeZoneName: 'short',
});

/** Formats a recent time, without the year, in Indian time. */
export function formatShortTime(at: number | string): string {
  return timeFormat.format(new Date(at));
}
