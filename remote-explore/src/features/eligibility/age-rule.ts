import { ageOn, type Age } from './age';
import { calendarDay, dayNumber, dayFromNumber, type CalendarDay } from './calendar-day';

/** As a notice states it: at least `min_age`, and not yet `max_age`, on the day that counts. */
export interface AgeLimit {
  category: string;
  min_age: number;
  max_age: number;
}

export interface AgeResult {
  age: Age;
  verdict: 'eligible' | 'too young' | 'too old' | 'at the limit';
}

/** The first and the last day of birth that fit a limit, as official notices write it. */
export function birthRange(
  { min_age, max_age }: AgeLimit,
  cutoff: CalendarDay,
): { first: CalendarDay; last: CalendarDay } {
  return {
    first: dayFromNumber(dayNumber(subtractYears(cutoff, max_age)) + 1),
    last: subtractYears(cutoff, min_age),
  };
}

/** Whoever completes the upper age on the very day is over it by most notices, though not by all: that is its own verdict. */
export function checkAge(
  birth: CalendarDay,
  cutoff: CalendarDay,
  limit: AgeLimit,
): AgeResult | undefined {
  const age = ageOn(birth, cutoff);
  if (!age) return undefined;
  return { age, verdict: verdictOf(age, limit) };
}

function verdictOf(age: Age, { min_age, max_age }: AgeLimit): AgeResult['verdict'] {
  if (age.years < min_age) return 'too young';
  if (age.years < max_age) return 'eligible';
  return age.years === max_age && age.months === 0 && age.days === 0 ? 'at the limit' : 'too old';
}

/** In a year without 29 February the day before. */
function subtractYears({ year, month, day }: CalendarDay, years: number): CalendarDay {
  return calendarDay(year - years, month, day) ?? { year: year - years, month, day: day - 1 };
}
