import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { Queryable } from '../../../database/database';
import { rejectIfAny } from '../gate/release-rejected';
import { releaseName } from '../sets/release-name';
import { preventRemoval } from './removal-lock.repository';
import { findRemoved } from './removal.repository';

/** Rejects releases whose files were removed. */
export async function assertNotRemoved(
  database: Queryable,
  releases: readonly ReleaseRef[],
): Promise<void> {
  const removed = await findRemoved(database, releases);
  rejectIfAny(
    removed.map(({ day, ...release }) => ({
      rule: 'removed',
      about: [releaseName(release)],
      message:
        `${releaseName(release)} was removed on ${day}, because nothing had used it for long.` +
        ' Publish it again from the same commit, or choose another release.',
    })),
  );
}

/** Rejects removed releases, and keeps the others from being removed until the transaction that begins to use them ends. */
export async function reserveReleases(
  transaction: Queryable,
  releases: readonly ReleaseRef[],
): Promise<void> {
  await preventRemoval(transaction);
  await assertNotRemoved(transaction, releases);
}
