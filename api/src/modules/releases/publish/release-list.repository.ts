import type { ReleaseSummary } from '@sopaan/schemas/release-publish';
import type { Queryable } from '../../../plugins/database';
import { Conditions } from '../../../search/conditions';
import { pageSize, toPage, type PageRequest } from '../../../search/page';

interface ReleaseQuery extends PageRequest {
  unit?: string | undefined;
  /** A prefix of the release's name. */
  starts?: string | undefined;
}

interface SummaryRow {
  unit: string;
  release: string;
  version: string;
  contract: string;
  author: string;
  commit_id: string;
  note: string;
  published_at: Date;
  published_by: string;
  files: number;
  bytes: number;
  environments: string[];
  canaries: string[];
  cursor_key: string[];
}

const ORDER = 'published_at desc, unit desc, release desc';

const ENVIRONMENTS = `array(
  select name from release_environments environment
  join release_set_parts part on part.set_id = environment.set_id
  where part.unit = found.unit and part.release = found.release
  order by name
)`;

/** The set of a canary contains all units; only those that differ from its base set are part of the canary. */
const CANARIES = `array(
  select canary.environment from release_canaries canary
  join release_set_parts part on part.set_id = canary.set_id
  where part.unit = found.unit and part.release = found.release and canary.ended_at is null
    and not exists (
      select from release_set_parts base
      where base.set_id = canary.base_set_id
        and base.unit = found.unit and base.release = found.release
    )
  order by canary.environment
)`;

/** Published releases, newest first. */
export async function findReleases(
  db: Queryable,
  { unit, starts, ...page }: ReleaseQuery,
): Promise<{ items: ReleaseSummary[]; nextCursor: string | null }> {
  const size = pageSize(page);
  const conditions = new Conditions();
  conditions.equal('unit', unit);
  if (starts) conditions.add(`starts_with(release, ${conditions.bind(starts)})`);
  conditions.after(
    page.cursor,
    [
      ['published_at', 'timestamptz'],
      ['unit', 'text'],
      ['release', 'text'],
    ],
    'desc',
  );
  const limit = conditions.bind(size + 1);
  const rows = await db.query<SummaryRow>(
    `select found.*, ${ENVIRONMENTS} as environments, ${CANARIES} as canaries from (
      select unit, release, version, contract, author, commit_id, note, published_at, published_by,
        files, bytes, array[published_at::text, unit, release] as cursor_key
      from releases ${conditions.where} order by ${ORDER} limit ${limit}
    ) as found order by ${ORDER}`,
    conditions.values,
  );
  return toPage(rows, size, toSummary);
}

function toSummary(row: SummaryRow): ReleaseSummary {
  const { unit, release, version, contract, author, note, files, bytes } = row;
  return {
    ...{ unit, release, version, contract, author, note, files, bytes },
    commit: row.commit_id,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by,
    environments: row.environments,
    canaries: row.canaries,
  };
}
