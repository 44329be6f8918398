import type { Environment } from '@sopaan/schemas/release-environment';
import type { NamedSet, ReleaseRef } from '@sopaan/schemas/release-name';
import type { Deployer } from '../../../plugins/access';
import type { Queryable } from '../../../plugins/database';
import { checkSet } from '../gate/check-set';
import { changedParts, unitsOf, replaceParts } from '../sets/set-parts';
import { findSetReleases } from '../sets/find-set-releases';

/**
 * The set with which a running canary continues after a rollback; undefined if the rollback ends it, which is the
 * default. A team that rolls back its own unit does not end another team's canary, unless that cannot run with the
 * remaining releases.
 */
export async function canaryAfterRollback(
  database: Queryable,
  { set, canary }: Environment,
  { target, deployer }: { target: NamedSet; deployer: Deployer },
): Promise<ReleaseRef[] | undefined> {
  if (!canary || deployer.unit === null) return undefined;
  const canaryParts = changedParts(set, canary.set);
  if (unitsOf(canaryParts).includes(deployer.unit)) return undefined;
  const parts = replaceParts(target, canaryParts);
  const candidate = await findSetReleases(database, parts);
  return checkSet({ candidate, budgets: false }).length === 0 ? parts : undefined;
}
