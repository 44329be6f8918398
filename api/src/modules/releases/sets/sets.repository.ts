import { createHash } from 'node:crypto';
import { releaseSchema, type Release } from '@sopaan/contract/release';
import { setSchema, type ReleaseSetRef, type ReleaseRef } from '@sopaan/schemas/releases/name';
import type { Queryable } from '../../../database/database';
import { releaseName } from './release-name';
import { releaseColumns } from './set-releases';

/** The host first, then the remotes by name. */
function sortReleases(releases: readonly ReleaseRef[]): ReleaseRef[] {
  return [...releases].sort((a, b) => unitRank(a) - unitRank(b) || (a.unit < b.unit ? -1 : 1));
}

/** The id of a set: the hash of its releases. */
export function setId(releases: readonly ReleaseRef[]): string {
  const lines = sortReleases(releases).map(releaseName).join('\n');
  return createHash('sha256').update(lines).digest('hex').slice(0, 12);
}

/** Stores a set. Does nothing if it already exists, as the id identifies the contents. */
export async function storeSet(
  database: Queryable,
  releases: readonly ReleaseRef[],
): Promise<ReleaseSetRef> {
  const ordered = sortReleases(releases).map(({ unit, release }) => ({ unit, release }));
  const id = setId(ordered);
  // One statement, so that a set is never visible without its releases.
  await database.query(
    `with known as (insert into release_sets (id) values ($1) on conflict do nothing)
     insert into release_set_parts (set_id, unit, release)
     select $1, unit, release from unnest($2::text[], $3::text[]) as part (unit, release)
     on conflict do nothing`,
    [id, ...releaseColumns(ordered)],
  );
  return { id, parts: ordered };
}

/** SQL that builds a set as in responses, from the column that holds its id. */
export function setJson(column: string): string {
  return `json_build_object('id', ${column}, 'parts', (
    select json_agg(json_build_object('unit', unit, 'release', release) order by unit <> 'host', unit collate "C")
    from release_set_parts where set_id = ${column}))`;
}

/** The set with this id, if it exists. */
export async function findSet(database: Queryable, id: string): Promise<ReleaseSetRef | undefined> {
  const [row] = await database.query<{ set: unknown }>(
    `select ${setJson('s.id')} as set from release_sets s where s.id = $1`,
    [id],
  );
  return row && setSchema.validateSync(row.set);
}

/** The releases of several sets. */
export function findReleasesOfSets(
  database: Queryable,
  sets: readonly string[],
): Promise<{ set_id: string; unit: string; release: string }[]> {
  return database.query(
    'select set_id, unit, release from release_set_parts where set_id = any($1)',
    [sets],
  );
}

/** The manifests of these releases, in the same order. Unpublished ones are left out. */
export async function findSetReleases(
  database: Queryable,
  releases: readonly ReleaseRef[],
): Promise<Release[]> {
  const rows = await database.query<{ manifest: unknown }>(
    `select r.manifest
     from unnest($1::text[], $2::text[]) with ordinality as part (unit, release, sort_order)
     join releases r using (unit, release)
     order by sort_order`,
    releaseColumns(releases),
  );
  return rows.map(({ manifest }) => releaseSchema.validateSync(manifest));
}

function unitRank({ unit }: ReleaseRef): number {
  return unit === 'host' ? 0 : 1;
}
