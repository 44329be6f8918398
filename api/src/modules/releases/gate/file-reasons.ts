import type { Reason } from '@sopaan/schemas/api/error';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { Queryable } from '../../../database/database';
import { releaseName } from '../sets/release-name';
import { findSetReleases } from '../sets/sets.repository';
import type { BlobStore } from '../../../files/store/store';
import { verifyRelease } from '../store/verify-release';

/** Reads all files of these releases from the store: each must exist and have the published content. */
export async function fileReasons(
  database: Queryable,
  store: BlobStore,
  releases: readonly ReleaseRef[],
): Promise<Reason[]> {
  const reasons: Reason[] = [];
  for (const release of await findSetReleases(database, releases)) {
    const name = releaseName(release);
    for (const { file, message } of await verifyRelease(database, store, release)) {
      const advice = `Publish ${name} again from the same sources, which uploads the file again, or build another release.`;
      reasons.push({
        rule: 'files',
        about: [name],
        message: `${file} of ${name}: ${message} ${advice}`,
      });
    }
  }
  return reasons;
}
