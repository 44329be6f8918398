import type { Health } from '@sopaan/schemas/releases/health';
import type { Violation } from '@sopaan/schemas/releases/violation';
import type { Queryable } from '../../../database/database';
import { isoTime } from '../environments/iso-time';

/** Inserts rows in the order of their keys, so that concurrent batches do not deadlock. Counts stop at the maximum of their column. */
export async function addViolations(
  transaction: Queryable,
  environment: string,
  violations: readonly Violation[],
): Promise<void> {
  await transaction.query(
    `insert into release_violations (environment, day, unit, release, directive, blocked, reports)
     select $1, (now() at time zone 'utc')::date, unit, release, directive, blocked, sum(count)
     from json_to_recordset($2) as violation (unit text, release text, directive text,
       blocked text, count integer)
     group by unit, release, directive, blocked
     order by unit, release, directive, blocked
     on conflict (environment, day, unit, release, directive, blocked)
       do update set reports = least(release_violations.reports::bigint + excluded.reports, 2147483647)`,
    [environment, JSON.stringify(violations)],
  );
}

const MAX_VIOLATIONS = 50;

/** The most frequent violations since the day of this time. */
export function findViolations(
  database: Queryable,
  { environment, since }: { environment: string; since: string },
): Promise<Health['violations']> {
  return database.query<Health['violations'][number]>(
    `select unit, release, directive, blocked, sum(reports) as reports,
       ${isoTime("(min(day)::timestamp at time zone 'utc')")} as since
     from release_violations
     where environment = $1 and day >= ($2::timestamptz at time zone 'utc')::date
     group by unit, release, directive, blocked
     order by sum(reports) desc, unit collate "C", release collate "C", directive, blocked collate "C" limit $3`,
    [environment, since, MAX_VIOLATIONS],
  );
}
