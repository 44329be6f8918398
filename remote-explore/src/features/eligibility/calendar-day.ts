/** A calendar day without time or zone. Months count from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

const DAY_MS = 86_400_000;
const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** Undefined for a day that does not exist, such as 30 February. */
export function calendarDay(year: number, month: number, day: number): CalendarDay | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? { year, month, day } : undefined;
}

/** Parses `YYYY-MM-DD`. */
export function parseDay(text: string): CalendarDay | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return calendarDay(Number(year), Number(month), Number(day));
}

/** Days since 1 January 1970. */
export function dayNumber({ year, month, day }: CalendarDay): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime() / DAY_MS;
}

export function dayFromNumber(number: number): CalendarDay {
  const date = new Date(number * DAY_MS);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
}

/** `1 August 2027` */
export function dayText(day: CalendarDay): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(
    dayNumber(day) * DAY_MS,
  );
}

/** The current day in India. */
export function todayInIndia(now = Date.now()): CalendarDay {
  return dayFromNumber(Math.floor((now + INDIA_OFFSET_MS) / DAY_MS));
}
