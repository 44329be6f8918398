import type { HundredDay } from '@sopaan/schemas/hundred-days';

interface CalendarDay {
  /** `YYYY-MM-DD` */
  date: string;
  day: number;
  state: string;
}

export interface CalendarWeek {
  /** Where another month begins than in the week before: its name. */
  month: string;
  /** From Monday to Sunday; null before the first and after the last of all days. */
  days: (CalendarDay | null)[];
}

export function calendarOf(days: readonly HundredDay[]): CalendarWeek[] {
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
  return weeks.map((week, at) => {
    const month = months[at] ?? '';
    const isNew = month !== months[at - 1];
    // The rest of a month may be too narrow for its name.
    const isCrowded = at === 0 && [months[1], months[2]].some((next) => next && next !== month);
    return { month: isNew && !isCrowded ? month : '', days: week };
  });
}

function blanks(count: number): null[] {
  return Array.from({ length: count }, () => null);
}

/** 0 is Monday. A date without a time is read as one in UTC, so its weekday is the same everywhere. */
function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'UTC' });

/** A week is of the month in which it ends. */
function monthOf(week: readonly (CalendarDay | null)[]): string {
  const last = week.findLast((day) => day !== null);
  return last ? monthName.format(new Date(last.date)) : '';
}
