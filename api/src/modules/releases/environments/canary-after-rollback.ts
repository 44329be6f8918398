import type { Environment } from '@sopaan/schemas/release-environment';
import type { NamedSet, Part } from '@sopaan/schemas/release-name';
import type { Deployer } from '../../../plugins/access';
import type { Queryable } from '../../../plugins/database';
import { checkSet } from '../gate/check-set';
import { newParts, unitsOf, withParts } from '../sets/set-parts';
import { releasesOf } from '../sets/find-set-releases';

/**
 * The set with which a running canary goes on after a rollback; undefined when it ends with it, as it does by default.
 * A team that rolls its own unit back does not end another team's canary, unless that cannot run without what is left.
 */
export async function canaryBeside(
  database: Queryable,
  { set, canary }: Environment,
  { target, deployer }: { target: NamedSet; deployer: Deployer },
): Promise<Part[] | undefined> {
  if (!canary || deployer.unit === null) return undefined;
  const tried = newParts(set, canary.set);
  if (unitsOf(tried).includes(deployer.unit)) return undefined;
  const parts = withParts(target, tried);
  const candidate = await releasesOf(database, parts);
  return checkSet({ candidate, budgets: false }).length === 0 ? parts : undefined;
}
