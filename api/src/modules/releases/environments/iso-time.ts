/** SQL for a moment as answers tell it: ISO 8601 in UTC, whatever the connection's time zone. */
export function isoTime(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
