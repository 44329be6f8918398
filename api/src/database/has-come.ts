/**
 * `now()` is when a transaction began, and statements wait for rows: what one transaction has stored may be this much further ahead
 * of the `now()` of another one.
 */
const TOLERANCE_SECONDS = 60;

/**
 * The condition that the time in a column has come. A time that is further ahead than `maxSeconds`, the furthest that anything sets it,
 * was stored before the database's clock was set back; it counts as come, so that nothing waits for as long as the clock was ahead. Null
 * where the column is. Both are inlined in SQL, so they must never come from a request.
 */
export function hasCome(column: string, maxSeconds: number | string): string {
  return `(${column} <= now() or ${column} > now() + make_interval(secs => ${maxSeconds} + ${TOLERANCE_SECONDS}))`;
}
