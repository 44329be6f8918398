import type { HealthPoint } from '@sopaan/schemas/release-health';
import type { Queryable } from '../../../plugins/database';
import type { Intervals } from './intervals';

interface PointRow {
  /** Null for the total. */
  at: Date | null;
  pages: number;
  failures: number;
  lcp: number | null;
  inp: number | null;
  cls: number | null;
}

interface HealthScope {
  environment: string;
  set: string;
  intervals: Intervals;
}

/** SQL for the interval of a timestamp. Intervals start at round times, so that they are the same in each request. */
const binOf = (moment: string) =>
  `date_bin($3 * interval '1 minute', ${moment}, timestamptz '2000-01-01 00:00Z')`;

/** SQL for the start of the first interval; the last one has not ended yet. */
const START = `${binOf('now()')} - ($4 - 1) * $3 * interval '1 minute'`;

/** The health of one set: the total, and each interval, including those without signals. */
export async function setHealth(
  database: Queryable,
  { environment, set, intervals }: HealthScope,
): Promise<{ total: HealthPoint; points: HealthPoint[] }> {
  const rows = await database.query<PointRow>(
    `with
       span as (select ${START} as start),
       bins as (
         select null::timestamptz as at
         union all select start + step * $3 * interval '1 minute' from span, generate_series(0, $4 - 1) as step),
       pages as (
         select ${binOf('minute')} as at, sum(pages) as pages from release_pages, span
         where environment = $1 and set_id = $2 and minute >= start group by grouping sets ((1), ())),
       failures as (
         select ${binOf('f.at')} as at, count(distinct page) as failures from release_failures f, span
         where environment = $1 and set_id = $2 and f.at >= start group by grouping sets ((1), ())),
       vitals as (
         select ${binOf('v.at')} as at, ${p75('lcp')}, ${p75('inp')}, ${p75('cls')}
         from release_vitals v, span
         where environment = $1 and set_id = $2 and v.at >= start group by grouping sets ((1), ()))
     select bins.at, coalesce(pages, 0) as pages, coalesce(failures, 0) as failures, lcp, inp, cls
     from bins
     left join pages on pages.at is not distinct from bins.at
     left join failures on failures.at is not distinct from bins.at
     left join vitals on vitals.at is not distinct from bins.at
     order by bins.at nulls first`,
    [environment, set, intervals.minutes, intervals.count],
  );
  const [total, ...rest] = rows;
  const start = rest[0]?.at;
  if (!total || !start) throw new Error('a time span has at least one interval');
  return {
    total: toPoint(total, start),
    points: rest.map((row) => toPoint(row, row.at ?? start)),
  };
}

/** SQL for the 75th percentile of a column, named like the column. Nulls are ignored. */
export function p75(column: string): string {
  return `percentile_cont(0.75) within group (order by ${column}) as ${column}`;
}

function toPoint({ pages, failures, ...vitals }: PointRow, at: Date): HealthPoint {
  return { at: at.toISOString(), pages, failures, ...rounded(vitals) };
}

/** Rounds milliseconds to one decimal place and CLS to four, as `real` columns are imprecise. */
export function rounded<Vitals extends Record<'lcp' | 'inp' | 'cls', number | null>>({
  lcp,
  inp,
  cls,
}: Vitals) {
  return { lcp: round(lcp, 10), inp: round(inp, 10), cls: round(cls, 10_000) };
}

function round(value: number | null, by: number): number | null {
  return value === null ? null : Math.round(value * by) / by;
}
