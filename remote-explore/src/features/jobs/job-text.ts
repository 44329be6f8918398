import type { JobListItem } from '@sopaan/schemas/job';
import { moneyText } from '@sopaan/ui/display';

const DAY_MS = 86_400_000;
const ZONE = 'Asia/Kolkata';

type Salary = JobListItem['salary'];

/** `₹6L–₹9L a year`, `From ₹25,000 a month`; empty when it is not specified. */
export function salaryText({ min_salary, max_salary, currency, period }: Salary): string {
  const money = (amount: number) =>
    moneyText(amount, { currency, compact: period === 'year' && amount >= 100_000 });
  const periodText = ` a ${period}`;
  if (min_salary !== null && max_salary !== null && min_salary !== max_salary) {
    return `${money(min_salary)}–${money(max_salary)}${periodText}`;
  }
  if (min_salary !== null) {
    return `${max_salary === null ? 'From ' : ''}${money(min_salary)}${periodText}`;
  }
  return max_salary === null ? '' : `Up to ${money(max_salary)}${periodText}`;
}

/** The first location and the number of others: `Pune, Maharashtra and 2 more`. */
export function locationText(locations: JobListItem['location']): string {
  const [first] = locations;
  if (!first) return 'India';
  const name = [...new Set([first.city, first.state])].filter(Boolean).join(', ');
  const more = locations.length - 1;
  return `${name || first.country || 'India'}${more > 0 ? ` and ${more} more` : ''}`;
}

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Calendar days in India from now until an instant; 0 is today. */
export function daysLeft(instant: string, now = new Date()): number {
  const day = (date: Date) =>
    Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(date));
  return Math.round((day(new Date(instant)) - day(now)) / DAY_MS);
}

const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });

/** `today`, `yesterday`, `3 days ago`, `2 weeks ago`. */
export function relativeDateText(instant: string, now = new Date()): string {
  const days = Math.max(0, -daysLeft(instant, now));
  if (days < 14) return relative.format(-days, 'day');
  if (days < 60) return relative.format(-Math.floor(days / 7), 'week');
  return relative.format(-Math.floor(days / 30), 'month');
}
