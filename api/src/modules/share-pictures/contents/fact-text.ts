import type { Place } from '@sopaan/schemas/api/place';
import type { Job } from '@sopaan/schemas/jobs/job';

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

/** `₹25,000–₹30,000 a month`; empty when it is not specified. */
export function payText({
  min_salary: min,
  max_salary: max,
  currency,
  period,
}: Job['salary']): string {
  if (min === null && max === null) return '';
  const amounts = [...new Set([min, max])].filter((amount) => amount !== null);
  return `${amounts.map((amount) => amountText(amount, currency)).join('–')} a ${period}`;
}

/** `1 week`, `8 weeks`; empty for none. */
export const countText = (count: number, singular: string, plural = `${singular}s`) =>
  count > 0 ? `${count.toLocaleString('en-IN')} ${count === 1 ? singular : plural}` : '';

/** `Pune`, `Pune and 2 more`; empty without places. */
export function placesText([first, ...others]: readonly Place[]): string {
  const name = first?.city || first?.state;
  if (!name) return '';
  return others.length > 0 ? `${name} and ${others.length} more` : name;
}
