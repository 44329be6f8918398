/** SQL that formats a timestamp as in responses: ISO 8601 in UTC, in any time zone of the connection. */
export function isoTime(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
