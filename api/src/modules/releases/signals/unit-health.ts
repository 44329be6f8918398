import type { Health } from '@sopaan/schemas/release-health';
import type { Queryable } from '../../../plugins/database';
import { p75, rounded } from './set-health';

type UnitHealth = Health['units'][number];

interface HealthScope {
  environment: string;
  sets: readonly string[];
  /** ISO 8601; older signals are left out. */
  since: string;
}

/**
 * The health of each release of these sets: the number of pages on which it failed, and the vitals of its own pages.
 */
export async function unitHealth(
  database: Queryable,
  { environment, sets, since }: HealthScope,
): Promise<UnitHealth[]> {
  const rows = await database.query<UnitHealth>(
    `select part.unit, part.release, part.set_id as set, failures, samples, lcp, inp, cls
     from release_set_parts part
     cross join lateral (
       select count(distinct page) as failures from release_failures
       where environment = $1 and set_id = part.set_id and at >= $3 and unit = part.unit) failed
     cross join lateral (
       select count(*) as samples, ${p75('lcp')}, ${p75('inp')}, ${p75('cls')} from release_vitals
       where environment = $1 and set_id = part.set_id and at >= $3 and unit = part.unit) vitals
     where part.set_id = any($2)
     order by part.unit <> 'host', part.unit collate "C", array_position($2, part.set_id)`,
    [environment, sets, since],
  );
  return rows.map((row) => ({ ...row, ...rounded(row) }));
}
