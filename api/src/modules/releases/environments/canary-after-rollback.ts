import type { Environment } from '@sopaan/schemas/releases/environment';
import type { ReleaseRef, ReleaseSetRef } from '@sopaan/schemas/releases/name';
import type { Deployer } from '../../../auth/access';
import type { Queryable } from '../../../database/database';
import { checkSet } from '../gate/check-set';
import { changedReleases, unitsOf, replaceReleases } from '../sets/set-releases';
import { findSetReleases } from '../sets/sets.repository';

/**
 * The set with which a running canary continues after a rollback; undefined if the rollback ends it, which is the
 * default. A team that rolls back its own unit does not end another team's canary.
 */
export async function canaryAfterRollback(
  database: Queryable,
  environment: Environment,
  { target, deployer }: { target: ReleaseSetRef; deployer: Deployer },
): Promise<ReleaseRef[] | undefined> {
  if (deployer.unit === null) return undefined;
  return continuedCanary(database, environment, { target, units: [deployer.unit] });
}

/** The set of a canary that continues after these units are rolled back; undefined if it changes them too, or cannot run. */
export async function continuedCanary(
  database: Queryable,
  { set, canary }: Environment,
  { target, units }: { target: ReleaseSetRef; units: readonly string[] },
): Promise<ReleaseRef[] | undefined> {
  if (!canary) return undefined;
  const canaryReleases = changedReleases(set, canary.set);
  if (unitsOf(canaryReleases).some((unit) => units.includes(unit))) return undefined;
  const releases = replaceReleases(target, canaryReleases);
  const candidate = await findSetReleases(database, releases);
  return checkSet({ candidate, budgets: false }).length === 0 ? releases : undefined;
}
