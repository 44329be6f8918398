const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How far clocks in India are ahead of UTC. */
export const INDIA_OFFSET_HOURS = 5.5;

/** 23:59:59 in India, in hours after midnight UTC. */
const END_OF_INDIAN_DAY_HOURS = 18.5 - 1 / 3600;

/** Dates of the sample data, relative to midnight UTC on the day of seeding. */
export interface SeedClock {
  /** An ISO timestamp. */
  at(days: number, hours?: number): string;
  endOfDay(days: number): string;
  /** `YYYY-MM-DD`. */
  day(days: number): string;
}

export function createSeedClock(reference: Date): SeedClock {
  const midnight = Math.floor(reference.getTime() / DAY_MS) * DAY_MS;
  function at(days: number, hours = 0): string {
    return new Date(midnight + days * DAY_MS + Math.round(hours * HOUR_MS)).toISOString();
  }
  return {
    at,
    endOfDay: (days) => at(days, END_OF_INDIAN_DAY_HOURS),
    day: (days) => at(days).slice(0, 10),
  };
}
