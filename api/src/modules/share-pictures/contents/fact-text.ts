const dayFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** `13 Dec 2026` for an instant. */
export const dayText = (instant: string) => dayFormat.format(new Date(instant));

/** `₹2,499`, or for large amounts `₹12.5L`. */
export function amountText(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    ...(amount >= 100_000
      ? { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 }
      : { maximumFractionDigits: 0 }),
  }).format(amount);
}
