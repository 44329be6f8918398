import type { Queryable } from '../../../database/database';
import type { Measurement } from './evaluate-canary';
import { toMeasurement, type MeasurementRow } from './measurement-record';
import { PAGE_OPEN_MINUTES, WINDOW_HOURS } from './thresholds';

interface MeasurementScope {
  environment: string;
  set: string;
  /** Only failures and vitals of these units count. */
  units: readonly string[];
  since: Date;
}

const vital = (column: string) => `json_build_object(
  'p75', percentile_cont(0.75) within group (order by ${column}), 'samples', count(${column}))`;

/** Measures a set since the start of a canary, at most over the last `WINDOW_HOURS`. */
export async function measureSet(
  database: Queryable,
  { environment, set, units, since }: MeasurementScope,
): Promise<Measurement> {
  const [row] = await database.query<MeasurementRow>(
    `with span as (select greatest($4::timestamptz, now() - $5 * interval '1 hour') as start)
     select json_build_object(
       'pages', (
         select coalesce(sum(pages), 0) from release_pages, span
         where environment = $1 and set_id = $2 and minute >= date_trunc('minute', start)),
       'closed', (
         select coalesce(sum(pages), 0) from release_pages, span
         where environment = $1 and set_id = $2 and minute >= date_trunc('minute', start)
           and minute < now() - $6 * interval '1 minute'),
       'reporting', (
         select count(*) from release_vitals, span
         where environment = $1 and set_id = $2 and at >= start),
       'failing', (
         select count(distinct page) from release_failures, span
         where environment = $1 and set_id = $2 and unit = any($3) and at >= start
           -- Failures of fallbacks are of other releases.
           and (unit, release) in (
             select part.unit, part.release from release_set_parts part where part.set_id = $2)),
       'vitals', (
         select json_build_object('lcp', ${vital('lcp')}, 'inp', ${vital('inp')}, 'cls', ${vital('cls')})
         from release_vitals, span
         where environment = $1 and set_id = $2 and (unit = any($3) or 'host' = any($3)) and at >= start)
     ) as measure`,
    [environment, set, units, since, WINDOW_HOURS, PAGE_OPEN_MINUTES],
  );
  return toMeasurement(row);
}
