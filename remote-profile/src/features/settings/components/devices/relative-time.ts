/** Units with their seconds. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const formatter = new Intl.RelativeTimeFormat('en-IN', { numeric: 'always' });

/** Formats a past time in the largest whole unit: `5 minutes ago`. A time in the future, as clocks may differ, is `just now`. */
export function relativeTime(iso: string, nowMs: number): string {
  const seconds = Math.floor((nowMs - Date.parse(iso)) / 1000);
  for (const [unit, unitSeconds] of UNITS) {
    if (seconds >= unitSeconds) return formatter.format(-Math.floor(seconds / unitSeconds), unit);
  }
  return 'just now';
}
