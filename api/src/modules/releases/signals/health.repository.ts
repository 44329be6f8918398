import type { Health, HealthPoint } from '@sopaan/schemas/releases/health';
import type { Queryable } from '../../../database/database';
import { isoTime } from '../environments/iso-time';
import {
  toFailure,
  toPoint,
  toUnitHealth,
  type FailureRow,
  type PointRow,
  type UnitHealthRow,
} from './health-record';
import type { Intervals } from './intervals';

interface SetScope {
  environment: string;
  set: string;
  intervals: Intervals;
}

/** SQL for the interval of a timestamp. Intervals start at round times, so that they are the same in each request. */
const intervalStart = (moment: string) =>
  `date_bin($3 * interval '1 minute', ${moment}, timestamptz '2000-01-01 00:00Z')`;

/** SQL for the start of the first interval; the last one has not ended yet. */
const START = `${intervalStart('now()')} - ($4 - 1) * $3 * interval '1 minute'`;

/** The health of one set: the total, and each interval, including those without signals. */
export async function findSetHealth(
  database: Queryable,
  { environment, set, intervals }: SetScope,
): Promise<{ total: HealthPoint; points: HealthPoint[] }> {
  const rows = await database.query<PointRow>(
    `with
       span as (select ${START} as start),
       bins as (
         select null::timestamptz as at
         union all select start + step * $3 * interval '1 minute' from span, generate_series(0, $4 - 1) as step),
       pages as (
         select ${intervalStart('minute')} as at, sum(pages) as pages from release_pages, span
         where environment = $1 and set_id = $2 and minute >= start group by grouping sets ((1), ())),
       failures as (
         select ${intervalStart('f.at')} as at, count(distinct page) as failures from release_failures f, span
         where environment = $1 and set_id = $2 and f.at >= start group by grouping sets ((1), ())),
       vitals as (
         select ${intervalStart('v.at')} as at, ${p75('lcp')}, ${p75('inp')}, ${p75('cls')}
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
  const [total, ...pointRows] = rows;
  const start = pointRows[0]?.at;
  if (!total || !start) throw new Error('the time span has no intervals');
  return {
    total: toPoint(total, start),
    points: pointRows.map((row) => toPoint(row, row.at ?? start)),
  };
}

/** SQL for the 75th percentile of a column, named like the column. Nulls are ignored. */
function p75(column: string): string {
  return `percentile_cont(0.75) within group (order by ${column}) as ${column}`;
}

interface HealthScope {
  environment: string;
  sets: readonly string[];
  /** ISO 8601; older signals are left out. */
  since: string;
}

/**
 * The health of each release of these sets: the number of pages on which it failed, and the vitals of its own pages.
 */
export async function findUnitHealth(
  database: Queryable,
  { environment, sets, since }: HealthScope,
): Promise<Health['units']> {
  const rows = await database.query<UnitHealthRow>(
    `select part.unit, part.release, part.set_id, failures, samples, lcp, inp, cls
     from release_set_parts part
     cross join lateral (
       select count(distinct page) as failures from release_failures
       where environment = $1 and set_id = part.set_id and at >= $3
         and (unit, release) = (part.unit, part.release)) failed
     cross join lateral (
       select count(*) as samples, ${p75('lcp')}, ${p75('inp')}, ${p75('cls')} from release_vitals
       where environment = $1 and set_id = part.set_id and at >= $3 and unit = part.unit) vitals
     where part.set_id = any($2)
     order by part.unit <> 'host', part.unit collate "C", array_position($2, part.set_id)`,
    [environment, sets, since],
  );
  return rows.map(toUnitHealth);
}

const MAX_FAILURES = 50;

/** The newest failures in an environment, including previews. */
export async function findFailures(
  database: Queryable,
  { environment, since }: { environment: string; since: string },
): Promise<Health['failures']> {
  const rows = await database.query<FailureRow>(
    `select ${isoTime('at')} as at, set_id, reference, unit, version, release, phase,
       code, message, path, replaced_by
     from release_failures where environment = $1 and at >= $2
     order by release_failures.at desc, id desc limit $3`,
    [environment, since, MAX_FAILURES],
  );
  return rows.map(toFailure);
}
