import type { Health } from '@sopaan/schemas/release-health';
import type { Queryable } from '../../../plugins/database';
import { isoTime } from '../environments/iso-time';

const MAX_FAILURES = 50;

/** The newest failures in an environment, including previews. */
export function recentFailures(
  database: Queryable,
  { environment, since }: { environment: string; since: string },
): Promise<Health['failures']> {
  return database.query(
    `select ${isoTime('at')} as at, set_id as set, reference, unit as remote, version, release, phase,
       code, message, path, replaced_by as "replacedBy"
     from release_failures where environment = $1 and at >= $2
     order by release_failures.at desc, id desc limit $3`,
    [environment, since, MAX_FAILURES],
  );
}
