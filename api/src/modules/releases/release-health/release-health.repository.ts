import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { Queryable } from '../../../database/database';
import { releaseColumns } from '../sets/set-releases';

export type HealthState = 'unknown' | 'healthy' | 'unhealthy';

/**
 * Measures releases of an environment from now on. An earlier result is kept only if it was healthy: whoever promotes a
 * release again gives it another chance. The releases are compared with the set `baseSetId`. If `isWatched`, the release
 * registry may roll the promotion back, except for a release that was healthy in an earlier set of the environment.
 */
export async function trackReleases(
  transaction: Queryable,
  environment: string,
  releases: readonly ReleaseRef[],
  { baseSetId, isWatched }: { baseSetId?: string | undefined; isWatched: boolean },
): Promise<void> {
  await transaction.query(
    `insert into release_health as known (environment, unit, release, watched_revision, base_set_id)
     select e.name, part.unit, part.release, case when $5 then e.revision end, $4
     from release_environments e, unnest($2::text[], $3::text[]) as part (unit, release)
     where e.name = $1
     order by part.unit, part.release
     on conflict (environment, unit, release) do update set
       state = case when known.state = 'healthy' then 'healthy' else 'unknown' end,
       why = '',
       measured_since = now(),
       watched_revision = case when known.state = 'healthy' and exists (
         select from release_history h
         join release_set_parts part on part.set_id = h.set_id
         where h.environment = known.environment and h.revision < excluded.watched_revision
           and (part.unit, part.release) = (known.unit, known.release)
       ) then null else excluded.watched_revision end,
       base_set_id = excluded.base_set_id`,
    [environment, ...releaseColumns(releases), baseSetId, isWatched],
  );
}

export interface TrackedReleaseRow extends ReleaseRef {
  state: HealthState;
  measured_since: Date;
  base_set_id: string | null;
  /** Null if its promotion is not, or no longer, rolled back automatically. */
  watched_revision: number | null;
}

/** What is known of these releases, and of the hosts that the environment shows. */
export function findTrackedReleases(
  database: Queryable,
  environment: string,
  { releases, watchHours }: { releases: readonly ReleaseRef[]; watchHours: number },
): Promise<TrackedReleaseRow[]> {
  return database.query<TrackedReleaseRow>(
    `select unit, release, state, measured_since, base_set_id,
       case when measured_since >= now() - $4 * interval '1 hour' then watched_revision end
         as watched_revision
     from release_health
     where environment = $1 and (
       (unit, release) in (select * from unnest($2::text[], $3::text[]))
       or (unit = 'host' and release in (
         select part.release from release_set_parts part
         where part.unit = 'host' and part.set_id in (
           select set_id from release_environments where name = $1
           union all
           select set_id from release_canaries where environment = $1 and ended_at is null))))
     order by unit, release`,
    [environment, ...releaseColumns(releases), watchHours],
  );
}

/** The releases of a promotion that may be rolled back automatically. */
export function findWatchedReleases(
  database: Queryable,
  environment: string,
  revision: number,
): Promise<ReleaseRef[]> {
  return database.query<ReleaseRef>(
    `select unit, release from release_health
     where environment = $1 and watched_revision = $2 order by unit, release`,
    [environment, revision],
  );
}

/** Ends the watch of a promotion, so that it is rolled back once at most. */
export async function endWatch(
  transaction: Queryable,
  environment: string,
  releases: readonly ReleaseRef[],
): Promise<void> {
  await transaction.query(
    `update release_health set watched_revision = null
     where environment = $1 and (unit, release) in (select * from unnest($2::text[], $3::text[]))`,
    [environment, ...releaseColumns(releases)],
  );
}

/** Stores the health of a release, as evaluated from the signals of pages. The environment's row must be locked, like for any change of the environment. */
export async function setHealth(
  transaction: Queryable,
  environment: string,
  { unit, release }: ReleaseRef,
  { state, why }: { state: HealthState; why: string },
): Promise<void> {
  await transaction.query(
    `update release_health set state = $4, why = $5, changed_at = now()
     where (environment, unit, release) = ($1, $2, $3)`,
    [environment, unit, release, state, why],
  );
  // Edges then fetch the state of the environment again.
  await transaction.query(
    'update release_environments set health_revision = health_revision + 1 where name = $1',
    [environment],
  );
}

/** Class of the advisory lock that serialises the evaluation of releases between API processes. */
const HEALTH_LOCK = 4_127_008;

/** Locks the health of an environment's releases until the transaction ends. */
export async function lockHealth(transaction: Queryable, environment: string): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1, hashtext($2))', [
    HEALTH_LOCK,
    environment,
  ]);
}
