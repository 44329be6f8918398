import type { ReleaseSummary } from '@sopaan/schemas/releases/publish';
import type { Queryable } from '../../../database/database';
import { Conditions } from '../../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../../search/page';
import { toReleaseSummary } from './release-record';

interface ReleaseQuery extends PageRequest {
  unit?: string | undefined;
  /** A prefix of the release's name. */
  starts?: string | undefined;
}

const ENVIRONMENTS = `array(
  select name from release_environments environment
  join release_set_parts part on part.set_id = environment.set_id
  where part.unit = releases.unit and part.release = releases.release
  order by name
)`;

/** The set of a canary contains all units; only those that differ from its base set are part of the canary. */
const CANARIES = `array(
  select canary.environment from release_canaries canary
  join release_set_parts part on part.set_id = canary.set_id
  where part.unit = releases.unit and part.release = releases.release and canary.ended_at is null
    and not exists (
      select from release_set_parts base
      where base.set_id = canary.base_set_id
        and base.unit = releases.unit and base.release = releases.release
    )
  order by canary.environment
)`;

/** The number of changed files in all environments. */
const CHANGED_FILES = `(
  select coalesce(sum(changed.files), 0) from release_changed_files changed
  where changed.unit = releases.unit and changed.release = releases.release
)`;

/** Published releases without the removed ones, newest first. */
export function findReleases(
  database: Queryable,
  { unit, starts, ...page }: ReleaseQuery,
): Promise<Page<ReleaseSummary>> {
  const conditions = new Conditions();
  conditions.add('removed_at is null');
  conditions.equal('unit', unit);
  if (starts) conditions.add(`starts_with(release, ${conditions.bind(starts)})`);
  return findPage(database, page, {
    columns: `
      unit, release, version, contract, author, commit_id, note, published_at, published_by, files,
      bytes, ${ENVIRONMENTS} as environments, ${CANARIES} as canaries,
      ${CHANGED_FILES} as changed_files`,
    from: 'releases',
    conditions,
    order: [
      ['published_at', 'timestamptz'],
      ['unit', 'text'],
      ['release', 'text'],
    ],
    direction: 'desc',
    toItem: toReleaseSummary,
  });
}
