import { releaseSchema } from '@sopaan/contract/release';
import type { NamedSet, ReleaseRef } from '@sopaan/schemas/release-name';
import type { InferType } from 'yup';
import type { Queryable } from '../../../plugins/database';
import { contractReasons } from '../gate/contract-reasons';
import { sharedLibraryReasons } from '../gate/shared-library-reasons';
import { hostOf } from '../sets/release-name';

/** Candidates to examine for each unit. If none of them fits, the unit has no fallback. */
const MAX_CANDIDATES = 10;

/** The fields that decide whether a remote runs on a host, which are much smaller than the whole manifest. */
const requirementsSchema = releaseSchema.pick(['unit', 'release', 'contract', 'adapts', 'shared']);
type Requirements = InferType<typeof requirementsSchema>;
const REQUIREMENTS = `json_build_object(
  'unit', r.unit, 'release', r.release, 'contract', r.contract,
  'adapts', coalesce(r.manifest -> 'adapts', '[]'), 'shared', r.manifest -> 'shared') as requirements`;

/**
 * For each remote, the release to fall back to if the current one fails in a browser: the last one that was shown,
 * was not withdrawn and runs with the current host. A host has no fallback, as nothing is left to load one.
 */
export async function findLastGood(
  database: Queryable,
  environment: string,
  set: NamedSet,
): Promise<ReleaseRef[]> {
  const host = await findCurrentHost(database, set);
  if (!host) return [];
  const earlier = await findEarlierReleases(database, environment, set);
  return set.parts.flatMap(({ unit }) => {
    const found = earlier.find((part) => part.unit === unit && canRunOn(host, part.requirements));
    return found ? { unit, release: found.release } : [];
  });
}

function canRunOn(host: Requirements, requirements: unknown): boolean {
  const pair = [host, requirementsSchema.validateSync(requirements)];
  return contractReasons(pair).length === 0 && sharedLibraryReasons(pair).length === 0;
}

async function findCurrentHost(
  database: Queryable,
  { parts }: NamedSet,
): Promise<Requirements | undefined> {
  const [row] = await database.query<{ requirements: unknown }>(
    `select ${REQUIREMENTS} from releases r where r.unit = 'host' and r.release = $1`,
    [hostOf(parts)?.release],
  );
  return row && requirementsSchema.validateSync(row.requirements);
}

/** The releases that the environment has shown of each remote, without the current ones, newest first. */
function findEarlierReleases(
  database: Queryable,
  environment: string,
  { id }: NamedSet,
): Promise<Array<ReleaseRef & { requirements: unknown }>> {
  return database.query(
    `select r.unit, r.release, ${REQUIREMENTS}
     from release_set_parts present
     cross join lateral (
       select part.release, max(h.revision) as revision
       from release_set_parts part
       join release_history h on h.set_id = part.set_id and h.environment = $1
       where part.unit = present.unit and part.release <> present.release
         and not exists (
           select 1 from release_withdrawals w
           where (w.environment, w.unit, w.release) = ($1, part.unit, part.release))
       group by part.release
       order by revision desc limit $3
     ) earlier
     join releases r on r.unit = present.unit and r.release = earlier.release
     where present.set_id = $2 and present.unit <> 'host'
     order by earlier.revision desc`,
    [environment, id, MAX_CANDIDATES],
  );
}
