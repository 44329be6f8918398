/** An expression for queries: the intervals of a multirange as `[[from, to], …]`, ordered; empty for null. */
export const intervalsJson = (multirange: string) => `coalesce((
  select jsonb_agg(jsonb_build_array(lower(part), upper(part)) order by part)
  from unnest(${multirange}) as part
), '[]')`;

/** The text of a multirange with these intervals, which may overlap. Empty ones are left out. */
export function toMultirange(intervals: ReadonlyArray<readonly number[]>): string {
  const parts = intervals.flatMap(([from = 0, to = 0]) => (from < to ? [`[${from},${to})`] : []));
  return `{${parts.join(',')}}`;
}
