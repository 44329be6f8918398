import type { Queryable } from '../../../plugins/database';

/** Looks up the sets and releases that signals refer to. */
interface KnownParts {
  hasSet(set: string): boolean;
  hasPart(set: string, unit: string, release: string): boolean;
}

export async function findKnownParts(
  database: Queryable,
  sets: ReadonlySet<string>,
): Promise<KnownParts> {
  const rows = await database.query<{ set_id: string; unit: string; release: string }>(
    'select set_id, unit, release from release_set_parts where set_id = any($1)',
    [[...sets]],
  );
  const known = new Set(rows.map(({ set_id }) => set_id));
  const parts = new Set(rows.map(({ set_id, unit, release }) => keyOf(set_id, unit, release)));
  return {
    hasSet: (set) => known.has(set),
    hasPart: (set, unit, release) => parts.has(keyOf(set, unit, release)),
  };
}

/** None of the three can contain a line break, except in an invalid signal. */
function keyOf(...names: string[]): string {
  return names.join('\n');
}
