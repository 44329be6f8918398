import { calendarDay, dayNumber, type CalendarDay } from './calendar-day';

export interface Age {
  years: number;
  months: number;
  days: number;
}

/**
 * The same day in a later month; if that month is too short, the first day of the next one. Somebody born on 29 February
 * therefore turns a year older on 1 March of a common year, as in official notices.
 */
export function addMonths({ year, month, day }: CalendarDay, months: number): CalendarDay {
  const count = year * 12 + (month - 1) + months;
  const [laterYear, laterMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  return (
    calendarDay(laterYear, laterMonth, day) ??
    (laterMonth === 12
      ? { year: laterYear + 1, month: 1, day: 1 }
      : { year: laterYear, month: laterMonth + 1, day: 1 })
  );
}

/** The age in completed years, months and days; undefined before the birth. */
export function ageOn(birth: CalendarDay, day: CalendarDay): Age | undefined {
  const target = dayNumber(day);
  if (target < dayNumber(birth)) return undefined;
  let months = (day.year - birth.year) * 12 + (day.month - birth.month);
  while (dayNumber(addMonths(birth, months)) > target) months -= 1;
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: target - dayNumber(addMonths(birth, months)),
  };
}

/** `27 years 3 months 4 days`, without the parts that are zero. */
export function ageText({ years, months, days }: Age): string {
  const parts = [
    [years, 'year'],
    [months, 'month'],
    [days, 'day'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0);
  return (
    shown.map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`).join(' ') || '0 days'
  );
}
