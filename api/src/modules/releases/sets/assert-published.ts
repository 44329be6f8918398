import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { Queryable } from '../../../database/database';
import { rejectIfAny } from '../gate/release-rejected';
import { assertNotRemoved } from '../removal/assert-not-removed';
import { findNewestReleases, findUnpublished } from '../publish/releases.repository';
import { releaseName } from './release-name';

const MAX_SUGGESTIONS = 3;
const MAX_CANDIDATES = 100;

/** Rejects releases that were never published, and suggests similar ones. Rejects those that were removed. */
export async function assertPublished(
  database: Queryable,
  releases: readonly ReleaseRef[],
): Promise<void> {
  const unknown = await findUnpublished(database, releases);
  const reasons = unknown.map(async (release) => ({
    rule: 'unknown',
    about: [releaseName(release)],
    message: describeUnknown(release, await findSimilarReleases(database, release)),
  }));
  rejectIfAny(await Promise.all(reasons));
  await assertNotRemoved(database, releases);
}

function describeUnknown(release: ReleaseRef, similar: readonly ReleaseRef[]): string {
  const name = releaseName(release);
  return similar.length > 0
    ? `${name} is not published. Similar releases: ${similar.map(releaseName).join(', ')}.`
    : `${name} is not published, and neither is any other release of ${release.unit}. Publish it first.`;
}

async function findSimilarReleases(
  database: Queryable,
  { unit, release }: ReleaseRef,
): Promise<ReleaseRef[]> {
  const newest = await findNewestReleases(database, unit, MAX_CANDIDATES);
  // The sort is stable, so of two equally similar releases the newer comes first.
  const bySimilarity = newest.sort(
    (a, b) => commonPrefixLength(b.release, release) - commonPrefixLength(a.release, release),
  );
  return bySimilarity.slice(0, MAX_SUGGESTIONS);
}

/** The length of the common prefix of two names. */
function commonPrefixLength(a: string, b: string): number {
  const firstDifference = [...a].findIndex((letter, index) => letter !== b[index]);
  return firstDifference < 0 ? a.length : firstDifference;
}
