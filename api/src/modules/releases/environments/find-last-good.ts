import { releaseSchema } from '@sopaan/contract/release';
import type { NamedSet, Part } from '@sopaan/schemas/release-name';
import type { InferType } from 'yup';
import type { Queryable } from '../../../plugins/database';
import { contractReasons } from '../gate/contract-reasons';
import { sharedLibraryReasons } from '../gate/shared-library-reasons';
import { hostOf } from '../sets/release-name';

/** One of so many will fit; a unit that has none among them has none. */
const CANDIDATES = 10;

/** What decides whether a remote runs on a host: much less than the whole manifest to fetch and to read. */
const needsSchema = releaseSchema.pick(['unit', 'release', 'contract', 'adapts', 'shared']);
type Needs = InferType<typeof needsSchema>;
const NEEDS = `json_build_object(
  'unit', r.unit, 'release', r.release, 'contract', r.contract,
  'adapts', coalesce(r.manifest -> 'adapts', '[]'), 'shared', r.manifest -> 'shared') as needs`;

/**
 * For each remote, the release that takes the present one's place when that fails in a browser: the one that was shown
 * last, was not withdrawn and runs with the present host. A host that fails has no page left to put another in.
 */
export async function findLastGood(
  database: Queryable,
  environment: string,
  set: NamedSet,
): Promise<Part[]> {
  const host = await presentHost(database, set);
  if (!host) return [];
  const earlier = await earlierReleases(database, environment, set);
  return set.parts.flatMap(({ unit }) => {
    const found = earlier.find((part) => part.unit === unit && runsOn(host, part.needs));
    return found ? { unit, release: found.release } : [];
  });
}

function runsOn(host: Needs, needs: unknown): boolean {
  const pair = [host, needsSchema.validateSync(needs)];
  return contractReasons(pair).length === 0 && sharedLibraryReasons(pair).length === 0;
}

async function presentHost(database: Queryable, { parts }: NamedSet): Promise<Needs | undefined> {
  const [row] = await database.query<{ needs: unknown }>(
    `select ${NEEDS} from releases r where r.unit = 'host' and r.release = $1`,
    [hostOf(parts)?.release],
  );
  return row && needsSchema.validateSync(row.needs);
}

/** What the environment has shown of each remote besides the present release, newest first. */
function earlierReleases(
  database: Queryable,
  environment: string,
  { id }: NamedSet,
): Promise<Array<Part & { needs: unknown }>> {
  return database.query(
    `select r.unit, r.release, ${NEEDS}
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
    [environment, id, CANDIDATES],
  );
}
