import type { Queryable } from '../../../database/database';
import type { HealthState } from '../release-health/release-health.repository';
import {
  REQUIREMENTS_COLUMN,
  toRequirements,
  type Requirements,
  type RequirementsRow,
} from './requirements-record';

export async function findHostRequirements(
  database: Queryable,
  release: string | undefined,
): Promise<Requirements | undefined> {
  const [row] = await database.query<RequirementsRow>(
    `select ${REQUIREMENTS_COLUMN} from releases r where r.unit = 'host' and r.release = $1`,
    [release],
  );
  return row && toRequirements(row);
}

export interface EarlierReleaseRow extends RequirementsRow {
  unit: string;
  release: string;
  state: HealthState;
}

/**
 * The releases that the environment has shown of each unit to all visitors, without the current, withdrawn,
 * removed and unhealthy ones: the healthy ones first, each newest first.
 */
export function findEarlierReleases(
  database: Queryable,
  { environment, setId, limit }: { environment: string; setId: string; limit: number },
): Promise<EarlierReleaseRow[]> {
  return database.query<EarlierReleaseRow>(
    `select r.unit, r.release, earlier.state, ${REQUIREMENTS_COLUMN}
     from release_set_parts present
     cross join lateral (
       select part.release, max(h.revision) as revision, coalesce(health.state, 'unknown') as state
       from release_set_parts part
       join release_history h on h.set_id = part.set_id and h.environment = $1
       left join release_health health
         on (health.environment, health.unit, health.release) = ($1, part.unit, part.release)
       where part.unit = present.unit and part.release <> present.release
         and not exists (
           select 1 from release_withdrawals w
           where (w.environment, w.unit, w.release) = ($1, part.unit, part.release))
         and health.state is distinct from 'unhealthy'
         and not exists (
           select 1 from releases removed
           where (removed.unit, removed.release) = (part.unit, part.release)
             and removed.removed_at is not null)
       group by part.release, health.state
       order by health.state = 'healthy' desc nulls last, revision desc limit $3
     ) earlier
     join releases r on r.unit = present.unit and r.release = earlier.release
     where present.set_id = $2
     order by earlier.state = 'healthy' desc, earlier.revision desc`,
    [environment, setId, limit],
  );
}
