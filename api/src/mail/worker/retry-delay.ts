const HOUR = 3_600;

/** Seconds after each failed attempt; together a little more than a day. */
const DELAYS: readonly number[] = [
  30,
  120,
  600,
  HOUR,
  ...Array.from({ length: 8 }, () => 3 * HOUR),
];

/** How long a mail waits that failed so often; null when a day is over. */
export function retryDelay(attempts: number): number | null {
  return DELAYS[attempts - 1] ?? null;
}
