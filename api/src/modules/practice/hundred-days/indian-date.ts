/** An SQL expression for the date in India, where a day of the 100 days begins and ends regardless of the user's location. */
export function indianDate(instant: string): string {
  return `(${instant} at time zone 'Asia/Kolkata')::date`;
}
