import { amountText, payText, placesText } from '../share-pictures/contents/fact-text';
import type { SavedRow } from './saved-record';

/** What decides about a saved item besides its deadline: pay and place, fee and level, or prizes, entry fee and place. */
export function savedFacts(row: SavedRow): string[] {
  return [...jobFacts(row), ...courseFacts(row), ...competitionFacts(row)].filter(Boolean);
}

function jobFacts({ salary_min, salary_max, salary_period, currency, locations }: SavedRow) {
  if (salary_period === null || currency === null || locations === null) return [];
  return [
    payText({ min_salary: salary_min, max_salary: salary_max, currency, period: salary_period }),
    placesText(locations),
  ];
}

function courseFacts({ course_fee, currency, level }: SavedRow) {
  if (course_fee === null || currency === null || level === null) return [];
  return [course_fee === 0 ? 'Free' : amountText(course_fee, currency), level];
}

function competitionFacts({ prize_total, entry_fee, currency, mode, event_city }: SavedRow) {
  if (prize_total === null || entry_fee === null || currency === null) return [];
  return [
    prize_total > 0 ? `${amountText(prize_total, currency)} in prizes` : '',
    entry_fee === 0 ? 'Free entry' : `Entry ${amountText(entry_fee, currency)}`,
    (mode === 'Online' ? mode : event_city) ?? '',
  ];
}
