/** SQL: the day in India at that instant. A day of the 100 days begins and ends there, wherever somebody is. */
export function indianDate(instant: string): string {
  return `(${instant} at time zone 'Asia/Kolkata')::date`;
}
