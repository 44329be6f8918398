import type { Environment } from '@sopaan/schemas/releases/environment';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { Queryable } from '../../../database/database';
import { checkSet } from '../gate/check-set';
import { fileReasons } from '../gate/file-reasons';
import { rejectIfAny } from '../gate/release-rejected';
import { changedReleases } from '../sets/set-releases';
import { findSetReleases } from '../sets/sets.repository';
import type { BlobStore } from '../../../files/store/store';

/** Validates like a promotion but without the budgets: a preview shows what has to become smaller. */
export async function assertPreviewable(
  database: Queryable,
  store: BlobStore,
  { set, retirements }: Environment,
  releases: readonly ReleaseRef[],
): Promise<void> {
  const candidate = await findSetReleases(database, releases);
  const present = await findSetReleases(database, set.parts);
  rejectIfAny([
    ...checkSet({ candidate, present, retirements, budgets: false }),
    ...(await fileReasons(database, store, changedReleases(set, { parts: releases }))),
  ]);
}
