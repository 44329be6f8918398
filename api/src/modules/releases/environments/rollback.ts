import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import type { Environment, rollbackEndpoint } from '@sopaan/schemas/releases/environment';
import type { ReleaseSetRef } from '@sopaan/schemas/releases/name';
import { checkSet } from '../gate/check-set';
import { fileReasons } from '../gate/file-reasons';
import { rejectIfAny } from '../gate/release-rejected';
import { assertNotRemoved, reserveReleases } from '../removal/assert-not-removed';
import { releaseName } from '../sets/release-name';
import { changedReleases } from '../sets/set-releases';
import { findSetReleases } from '../sets/sets.repository';
import { canaryAfterRollback } from './canary-after-rollback';
import type { Deployment } from './deployment';
import { findEnvironment, findEnvironmentForUpdate } from './environments.repository';
import { applyRollback } from './apply-rollback';
import { requireEnvironment } from './require-environment';
import { assertRevision, assertUnitScope } from './change-guards';
import { rollbackTarget } from './rollback-target';

/**
 * Restores a set that the environment has shown before, even if it is locked. The set must run, but it may lack newer
 * paths and exceed budgets: that is better than keeping a broken one.
 */
export async function rollback({
  database,
  store,
  deployer,
  input,
}: Deployment<RequestOf<typeof rollbackEndpoint>>): Promise<Environment> {
  const { environment: name, why } = input;
  const environment = requireEnvironment(await findEnvironment(database, name), name);
  await assertRevision(database, environment, input);
  const target = await rollbackTarget(database, environment, input.to);
  const restoredReleases = changedReleases(environment.set, target);
  const replacedReleases = changedReleases(target, environment.set);
  assertUnitScope(
    deployer,
    [...restoredReleases, ...replacedReleases],
    suggestAlternative(deployer.unit, target),
  );
  const canaryReleases = await canaryAfterRollback(database, environment, { target, deployer });
  if (target.id === environment.set.id && (!environment.canary || canaryReleases))
    return environment;

  await assertNotRemoved(database, restoredReleases);
  const candidate = await findSetReleases(database, target.parts);
  rejectIfAny(checkSet({ candidate, present: candidate, budgets: false }));
  rejectIfAny(await fileReasons(database, store, restoredReleases));

  return database.transaction(async (transaction) => {
    const current = requireEnvironment(await findEnvironmentForUpdate(transaction, name), name);
    await assertRevision(transaction, current, input);
    await reserveReleases(transaction, restoredReleases);
    await applyRollback(transaction, current, { target, canaryReleases, by: deployer.name, why });
    return requireEnvironment(await findEnvironment(transaction, name), name);
  });
}

/** Tells the holder of a unit's token what to do if the rollback would change other units. */
function suggestAlternative(unit: string | null, target: ReleaseSetRef): string {
  const restoredRelease = target.parts.find((release) => release.unit === unit);
  return restoredRelease
    ? `Promote ${releaseName(restoredRelease)} to roll back only your own unit.`
    : '';
}
