import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { Queryable } from '../../../database/database';
import { findShownReleases } from '../release-health/page-counts.repository';
import { findReleasesOfSets } from '../sets/sets.repository';

/** A report of a page about a release. */
interface Report {
  set: string;
  remote: string;
  release: string;
}

/** Looks up the sets and releases that signals refer to. */
interface KnownReleases {
  hasSet(set: string): boolean;
  hasRelease(report: Report): boolean;
  /** Whether the release can be a fallback on a page of the set: another one of the same unit, which visitors of the environment were shown. */
  hasFallback(report: Report): boolean;
}

export async function findKnownReleases(
  database: Queryable,
  environment: string,
  { sets, reports }: { sets: readonly string[]; reports: readonly Report[] },
): Promise<KnownReleases> {
  const rows = await findReleasesOfSets(database, [...new Set(sets)]);
  const knownSets = new Set(rows.map(({ set_id }) => set_id));
  const units = new Set(rows.map(({ set_id, unit }) => joinKey(set_id, unit)));
  const releases = new Set(rows.map(({ set_id, unit, release }) => joinKey(set_id, unit, release)));
  const hasRelease = ({ set, remote, release }: Report) =>
    releases.has(joinKey(set, remote, release));
  const otherReleases = reports.filter((report) => !hasRelease(report)).map(toRef);
  const shownReleases = new Set(
    (await findShownReleases(database, environment, otherReleases)).map(({ unit, release }) =>
      joinKey(unit, release),
    ),
  );
  return {
    hasSet: (set) => knownSets.has(set),
    hasRelease,
    hasFallback: ({ set, remote, release }) =>
      units.has(joinKey(set, remote)) && shownReleases.has(joinKey(remote, release)),
  };
}

function toRef({ remote, release }: Report): ReleaseRef {
  return { unit: remote, release };
}

/** None of the names can contain a line break, except in an invalid signal. */
function joinKey(...names: string[]): string {
  return names.join('\n');
}
