/**
 * `now()` is the start of a transaction, whose statements may wait for rows, so a time that one transaction has stored may be this far
 * ahead of the `now()` of another one.
 */
const TOLERANCE_SECONDS = 60;

/**
 * The condition that the time in a column has come; null if the column is null. A time that is further ahead than `maxSeconds`, the
 * furthest that anything sets it, was stored before the database's clock was set back; it counts as come, so that nothing waits for as long
 * as the clock was ahead. Both parameters are inlined in SQL, so they must never come from a request.
 */
export function hasCome(column: string, maxSeconds: number | string): string {
  return `(${column} <= now() or ${column} > now() + make_interval(secs => ${maxSeconds} + ${TOLERANCE_SECONDS}))`;
}
