const HOUR_SECONDS = 3_600;

/** A lease and the delay of a batched mail are shorter. */
export const MAX_RETRY_DELAY_SECONDS = 3 * HOUR_SECONDS;

/** The delay after each failed attempt; a little more than a day in total. */
const DELAYS_SECONDS: readonly number[] = [
  30,
  120,
  600,
  HOUR_SECONDS,
  ...Array.from({ length: 8 }, () => MAX_RETRY_DELAY_SECONDS),
];

/** Seconds until the next attempt after this many failed ones; null when no more are left. */
export function retryDelay(attempts: number): number | null {
  return DELAYS_SECONDS[attempts - 1] ?? null;
}
