import type { Environment } from '@sopaan/schemas/release-environment';
import type { ReleaseRef } from '@sopaan/schemas/release-name';
import type { Queryable } from '../../../plugins/database';
import { checkSet } from '../gate/check-set';
import { fileReasons } from '../gate/file-reasons';
import { refuseIfAny } from '../gate/release-refused';
import { changedParts } from '../sets/set-parts';
import { findSetReleases } from '../sets/find-set-releases';
import type { BlobStore } from '../../../files/store/store';

/** Validates like a promotion but without the budgets: a preview shows what has to become smaller. */
export async function assertPreviewable(
  database: Queryable,
  store: BlobStore,
  { set }: Environment,
  parts: readonly ReleaseRef[],
): Promise<void> {
  const candidate = await findSetReleases(database, parts);
  const present = await findSetReleases(database, set.parts);
  refuseIfAny([
    ...checkSet({ candidate, present, budgets: false }),
    ...(await fileReasons(database, store, changedParts(set, { parts }))),
  ]);
}
