import { createHash } from 'node:crypto';
import { setSchema, type NamedSet, type ReleaseRef } from '@sopaan/schemas/release-name';
import type { Queryable } from '../../../plugins/database';
import { nameOf } from './release-name';

/** The host first, then the remotes by name. */
export function sortParts(parts: readonly ReleaseRef[]): ReleaseRef[] {
  return [...parts].sort((a, b) => rankOf(a) - rankOf(b) || (a.unit < b.unit ? -1 : 1));
}

/** The id of a set: the hash of its parts. */
export function setId(parts: readonly ReleaseRef[]): string {
  const lines = sortParts(parts).map(nameOf).join('\n');
  return createHash('sha256').update(lines).digest('hex').slice(0, 12);
}

/** Stores a set. Does nothing if it already exists, as the id identifies the contents. */
export async function saveSet(
  database: Queryable,
  parts: readonly ReleaseRef[],
): Promise<NamedSet> {
  const ordered = sortParts(parts).map(({ unit, release }) => ({ unit, release }));
  const id = setId(ordered);
  // One statement, so that a set is never visible without its parts.
  await database.query(
    `with known as (insert into release_sets (id) values ($1) on conflict do nothing)
     insert into release_set_parts (set_id, unit, release)
     select $1, unit, release from unnest($2::text[], $3::text[]) as part (unit, release)
     on conflict do nothing`,
    [id, ordered.map(({ unit }) => unit), ordered.map(({ release }) => release)],
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
export async function findSet(database: Queryable, id: string): Promise<NamedSet | undefined> {
  const [row] = await database.query<{ set: unknown }>(
    `select ${setJson('s.id')} as set from release_sets s where s.id = $1`,
    [id],
  );
  return row && setSchema.validateSync(row.set);
}

function rankOf({ unit }: ReleaseRef): number {
  return unit === 'host' ? 0 : 1;
}
