const DAY_MS = 86_400_000;

/** The day in India that many days from today: `2026-12-01`. */
export function indianDay(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    new Date(Date.now() + days * DAY_MS),
  );
}

/** A time in India that many days from today. */
export function indianTime(days: number, time: string): string {
  return new Date(`${indianDay(days)}T${time}+05:30`).toISOString();
}
