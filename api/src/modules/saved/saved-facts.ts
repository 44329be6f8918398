import type { Place } from '@sopaan/schemas/api/place';
import { amountText, payText, placesText } from '../share-pictures/contents/fact-text';

/** The columns that the facts come from; those of the other kinds of items are null. */
export interface SavedFactsRow {
  salary_min: number | null;
  salary_max: number | null;
  salary_period: string | null;
  /** The currency of pay, fee and prizes; null for institutes. */
  currency: string | null;
  locations: Place[] | null;
  course_fee: number | null;
  level: string | null;
  prize_total: number | null;
  entry_fee: number | null;
  mode: string | null;
  event_city: string | null;
}

/** What decides about a saved item besides its deadline: pay and place, fee and level, or prizes, entry fee and place. */
export function savedFacts(row: SavedFactsRow): string[] {
  return [...jobFacts(row), ...courseFacts(row), ...competitionFacts(row)].filter(Boolean);
}

function jobFacts({ salary_min, salary_max, salary_period, currency, locations }: SavedFactsRow) {
  if (salary_period === null || currency === null || locations === null) return [];
  return [
    payText({ min_salary: salary_min, max_salary: salary_max, currency, period: salary_period }),
    placesText(locations),
  ];
}

function courseFacts({ course_fee, currency, level }: SavedFactsRow) {
  if (course_fee === null || currency === null || level === null) return [];
  return [course_fee === 0 ? 'Free' : amountText(course_fee, currency), level];
}

function competitionFacts({ prize_total, entry_fee, currency, mode, event_city }: SavedFactsRow) {
  if (prize_total === null || entry_fee === null || currency === null) return [];
  return [
    prize_total > 0 ? `${amountText(prize_total, currency)} in prizes` : '',
    entry_fee === 0 ? 'Free entry' : `Entry ${amountText(entry_fee, currency)}`,
    (mode === 'Online' ? mode : event_city) ?? '',
  ];
}
