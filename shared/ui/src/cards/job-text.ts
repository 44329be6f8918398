import { cityAndState } from '@sopaan/schemas/api/place';
/** Texts about a job that cards, lists and its page share. */
import type { JobListItem } from '@sopaan/schemas/jobs/job';
import { moneyText } from '../display/number/money';

type Salary = JobListItem['salary'];

/** The pay of a job: `₹6L–₹9L a year`, `From ₹25,000 a month`; empty when it is not specified. */
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
  const name = cityAndState(first);
  const more = locations.length - 1;
  return `${name || first.country || 'India'}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The job types and the work mode as tags, without a mode that a type already states: `Internship`, `Hybrid`. */
export function jobTags(types: readonly string[], mode: string): string[] {
  const isStated = mode.toLowerCase() === 'remote' && types.includes('Work From Home');
  return [...new Set([...types, isStated ? '' : capitalize(mode)])].filter(Boolean);
}

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
