/** Formats a number in the Indian system: 1,23,456. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat('en-IN').format(value);
}
