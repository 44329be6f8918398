import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import { number, object } from 'yup';
import type { Queryable } from '../../../database/database';
import type { PageCounts } from '../signals/evaluate-canary';
import { releaseColumns } from '../sets/set-releases';
import { PAGE_OPEN_MINUTES } from '../signals/thresholds';

const countsSchema = object({
  pages: number().required(),
  closed: number().required(),
  reporting: number().required(),
  failing: number().required(),
});

interface CountScope {
  environment: string;
  sets: readonly string[];
  /** The unit whose failures count, if they are of the sets' own releases and not of a fallback. */
  unit: string;
  /** For a host, failures of the remotes' releases in this set count too, because they ran on the earlier host. */
  baseSetId: string | null;
  since: Date;
  /** The greatest age of a signal. */
  hours: number;
}

/**
 * Counts the pages of some sets. Failed requests for data (the phase `data`) do not count: they depend on the API at
 * that time more than on a release, and there is no other set at the same time to compare with.
 */
export async function countPages(
  database: Queryable,
  { environment, sets, unit, baseSetId, since, hours }: CountScope,
): Promise<PageCounts> {
  const [row] = await database.query(
    `with span as (select greatest($3::timestamptz, now() - $4 * interval '1 hour') as start)
     select
       (select coalesce(sum(pages), 0)::integer from release_pages, span
        where environment = $1 and set_id = any($2) and minute >= date_trunc('minute', start)) as pages,
       (select coalesce(sum(pages), 0)::integer from release_pages, span
        where environment = $1 and set_id = any($2) and minute >= date_trunc('minute', start)
          and minute < now() - $5 * interval '1 minute') as closed,
       (select count(*)::integer from release_vitals, span
        where environment = $1 and set_id = any($2) and at >= start) as reporting,
       (select count(distinct page)::integer from release_failures f, span
        where environment = $1 and set_id = any($2) and at >= start and phase <> 'data'
          and (f.unit, f.release) in (
            select part.unit, part.release from release_set_parts part
            where (part.set_id = f.set_id and part.unit = $6)
              or (part.set_id = $7 and $6 = 'host'))
       ) as failing`,
    [environment, sets, since, hours, PAGE_OPEN_MINUTES, unit, baseSetId],
  );
  return countsSchema.validateSync(row);
}

/** SQL for the sets that visitors of the environment $1 were shown. Excludes the sets of previews. */
const SHOWN_SETS = `
  select set_id from release_history where environment = $1
  union select set_id from release_canaries where environment = $1`;

/** The sets with this release that visitors of the environment were shown. */
export async function findShownSets(
  database: Queryable,
  environment: string,
  { unit, release }: ReleaseRef,
): Promise<string[]> {
  const rows = await database.query<{ set_id: string }>(
    `select set_id from release_set_parts
     where (unit, release) = ($2, $3) and set_id in (${SHOWN_SETS})`,
    [environment, unit, release],
  );
  return rows.map(({ set_id }) => set_id);
}

/** The given releases that visitors of the environment were shown. */
export function findShownReleases(
  database: Queryable,
  environment: string,
  releases: readonly ReleaseRef[],
): Promise<ReleaseRef[]> {
  return database.query<ReleaseRef>(
    `select distinct unit, release from release_set_parts
     where (unit, release) in (select * from unnest($2::text[], $3::text[]))
       and set_id in (${SHOWN_SETS})`,
    [environment, ...releaseColumns(releases)],
  );
}

/**
 * Whether at least `count` pages of these sets have shown the release without a failure. The pages of every unit show the
 * host.
 */
export async function hasGoodPages(
  database: Queryable,
  environment: string,
  {
    unit,
    release,
    sets,
    since,
    count,
  }: ReleaseRef & { sets: string[]; since: Date; count: number },
): Promise<boolean> {
  const rows = await database.query(
    `select 1 from release_vitals v
     where v.environment = $1 and v.set_id = any($4) and v.at >= $5
       and ($2 = 'host' or (v.unit, v.release) = ($2, $3))
       and not exists (select from release_failures f where f.page = v.page and f.release = $3)
     limit $6`,
    [environment, unit, release, sets, since, count],
  );
  return rows.length >= count;
}
