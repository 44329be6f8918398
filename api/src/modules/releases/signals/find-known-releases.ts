import type { Queryable } from '../../../database/database';
import { findReleasesOfSets } from '../sets/sets.repository';

/** Looks up the sets and releases that signals refer to. */
interface KnownReleases {
  hasSet(set: string): boolean;
  hasRelease(set: string, unit: string, release: string): boolean;
}

export async function findKnownReleases(
  database: Queryable,
  sets: ReadonlySet<string>,
): Promise<KnownReleases> {
  const rows = await findReleasesOfSets(database, [...sets]);
  const known = new Set(rows.map(({ set_id }) => set_id));
  const releases = new Set(rows.map(({ set_id, unit, release }) => keyOf(set_id, unit, release)));
  return {
    hasSet: (set) => known.has(set),
    hasRelease: (set, unit, release) => releases.has(keyOf(set, unit, release)),
  };
}

/** None of the three can contain a line break, except in an invalid signal. */
function keyOf(...names: string[]): string {
  return names.join('\n');
}
