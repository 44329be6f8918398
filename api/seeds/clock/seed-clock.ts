const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** 23:59:59 in India, in hours of the UTC day. */
const END_OF_INDIAN_DAY = 18.5 - 1 / 3600;

/** Every date of the sample data is counted from midnight UTC of the day of seeding. */
export interface SeedClock {
  /** An ISO instant. */
  at(days: number, hours?: number): string;
  endOfDay(days: number): string;
  /** `YYYY-MM-DD`. */
  day(days: number): string;
}

export function createSeedClock(reference: Date): SeedClock {
  const midnight = Math.floor(reference.getTime() / DAY) * DAY;
  function at(days: number, hours = 0): string {
    return new Date(midnight + days * DAY + Math.round(hours * HOUR)).toISOString();
  }
  return {
    at,
    endOfDay: (days) => at(days, END_OF_INDIAN_DAY),
    day: (days) => at(days).slice(0, 10),
  };
}
