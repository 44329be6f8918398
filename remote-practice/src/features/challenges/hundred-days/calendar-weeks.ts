import type { HundredDay } from '@sopaan/schemas/practice/hundred-days';

interface CalendarDay {
  /** `YYYY-MM-DD` */
  date: string;
  day: number;
  state: string;
}

export interface CalendarWeek {
  /** Name of the month if it differs from that of the week before. */
  month: string;
  /** Monday to Sunday; null before the first day and after the last. */
  days: (CalendarDay | null)[];
}

export function calendarWeeks(days: readonly HundredDay[]): CalendarWeek[] {
  const cells: (CalendarDay | null)[] = [];
  for (const { day, state, unlocksOn } of days) {
    if (unlocksOn === null) continue;
    if (cells.length === 0) cells.push(...blanks(weekdayOf(unlocksOn)));
    cells.push({ date: unlocksOn, day, state });
  }
  cells.push(...blanks((7 - (cells.length % 7)) % 7));
  const weeks = Array.from({ length: cells.length / 7 }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7),
  );
  const months = weeks.map(monthOf);
  return weeks.map((week, index) => {
    const month = months[index] ?? '';
    const isNew = month !== months[index - 1];
    // The remaining weeks of the first month may be too narrow for its name.
    const isCrowded = index === 0 && [months[1], months[2]].some((next) => next && next !== month);
    return { month: isNew && !isCrowded ? month : '', days: week };
  });
}

function blanks(count: number): null[] {
  return Array.from({ length: count }, () => null);
}

/** 0 is Monday. A date without a time is parsed as UTC, so the weekday does not depend on the time zone. */
function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'UTC' });

/** The month in which a week ends, to which it belongs. */
function monthOf(week: readonly (CalendarDay | null)[]): string {
  const last = week.findLast((day) => day !== null);
  return last ? monthName.format(new Date(last.date)) : '';
}
