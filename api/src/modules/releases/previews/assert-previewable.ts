import type { Environment } from '@sopaan/schemas/release-environment';
import type { Part } from '@sopaan/schemas/release-name';
import type { Queryable } from '../../../plugins/database';
import { checkSet } from '../gate/check-set';
import { fileReasons } from '../gate/file-reasons';
import { refuseFor } from '../gate/release-refused';
import { newParts } from '../sets/set-parts';
import { releasesOf } from '../sets/find-set-releases';
import type { BlobStore } from '../../../files/store/store';

/** The same checks as for a promotion but for the budgets: a preview is where one sees what to make smaller. */
export async function refuseFaulty(
  database: Queryable,
  store: BlobStore,
  { set }: Environment,
  parts: readonly Part[],
): Promise<void> {
  const candidate = await releasesOf(database, parts);
  const present = await releasesOf(database, set.parts);
  refuseFor([
    ...checkSet({ candidate, present, budgets: false }),
    ...(await fileReasons(database, store, newParts(set, { parts }))),
  ]);
}
