import type { JobListItem } from '@sopaan/schemas/job';
import { moneyText } from '@sopaan/ui/display';

const DAY = 86_400_000;
const ZONE = 'Asia/Kolkata';

type Salary = JobListItem['salary'];

/** `₹6L–₹9L a year`, `From ₹25,000 a month`; empty when it is not told. */
export function salaryText({ min_salary, max_salary, currency, period }: Salary): string {
  const money = (amount: number) =>
    moneyText(amount, { currency, compact: period === 'year' && amount >= 100_000 });
  const per = ` a ${period}`;
  if (min_salary !== null && max_salary !== null && min_salary !== max_salary) {
    return `${money(min_salary)}–${money(max_salary)}${per}`;
  }
  if (min_salary !== null) {
    return `${max_salary === null ? 'From ' : ''}${money(min_salary)}${per}`;
  }
  return max_salary === null ? '' : `Up to ${money(max_salary)}${per}`;
}

/** The first place, and how many more there are. */
export function placeText(places: JobListItem['location']): string {
  const [first] = places;
  if (!first) return 'India';
  const name = [...new Set([first.city, first.state])].filter(Boolean).join(', ');
  const more = places.length - 1;
  return `${name || first.country || 'India'}${more > 0 ? ` and ${more} more` : ''}`;
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Calendar days in India between now and a moment; 0 is today. */
export function daysLeft(moment: string, now = new Date()): number {
  const day = (date: Date) =>
    Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(date));
  return Math.round((day(new Date(moment)) - day(now)) / DAY);
}

const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });

/** `today`, `yesterday`, `3 days ago`, `2 weeks ago`. */
export function agoText(moment: string, now = new Date()): string {
  const days = Math.max(0, -daysLeft(moment, now));
  if (days < 14) return relative.format(-days, 'day');
  if (days < 60) return relative.format(-Math.floor(days / 7), 'week');
  return relative.format(-Math.floor(days / 30), 'month');
}
