import { ageOn, type Age } from './age';
import { calendarDay, dayNumber, dayFromNumber, type CalendarDay } from './calendar-day';

/** An age limit of a notice: at least `min_age` and under `max_age` on the cutoff day. */
export interface AgeLimit {
  category: string;
  min_age: number;
  max_age: number;
}

export interface AgeResult {
  age: Age;
  verdict: 'eligible' | 'too young' | 'too old' | 'at the limit' | 'by relaxation';
}

/** What the central rules add to the upper age of every category for persons with benchmark disabilities. */
export const DISABILITY_RELAXATION_YEARS = 10;

/** The first and the last eligible date of birth, as official notices state them. */
export function birthRange(
  { min_age, max_age }: AgeLimit,
  cutoff: CalendarDay,
): { first: CalendarDay; last: CalendarDay } {
  return {
    first: dayFromNumber(dayNumber(subtractYears(cutoff, max_age)) + 1),
    last: subtractYears(cutoff, min_age),
  };
}

/** Most notices, but not all, exclude somebody who reaches the upper age on the cutoff day itself; that case has its own verdict. */
export function checkAge(
  birth: CalendarDay,
  cutoff: CalendarDay,
  limit: AgeLimit,
  hasDisability = false,
): AgeResult | undefined {
  const age = ageOn(birth, cutoff);
  if (!age) return undefined;
  const verdict = verdictOf(age, limit);
  const isOverLimit = verdict === 'too old' || verdict === 'at the limit';
  const isRelaxed = hasDisability && age.years < limit.max_age + DISABILITY_RELAXATION_YEARS;
  return { age, verdict: isOverLimit && isRelaxed ? 'by relaxation' : verdict };
}

function verdictOf(age: Age, { min_age, max_age }: AgeLimit): AgeResult['verdict'] {
  if (age.years < min_age) return 'too young';
  if (age.years < max_age) return 'eligible';
  return age.years === max_age && age.months === 0 && age.days === 0 ? 'at the limit' : 'too old';
}

/** 29 February becomes 28 February in a common year. */
function subtractYears({ year, month, day }: CalendarDay, years: number): CalendarDay {
  return calendarDay(year - years, month, day) ?? { year: year - years, month, day: day - 1 };
}
