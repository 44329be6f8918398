import type { RequestOf } from '@sopaan/schemas/endpoint';
import type { Environment, rollbackEndpoint } from '@sopaan/schemas/release-environment';
import type { NamedSet } from '@sopaan/schemas/release-name';
import { checkSet } from '../gate/check-set';
import { fileReasons } from '../gate/file-reasons';
import { refuseIfAny } from '../gate/release-refused';
import { nameOf } from '../sets/release-name';
import { changedParts } from '../sets/set-parts';
import { findSetReleases } from '../sets/find-set-releases';
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
  const seen = requireEnvironment(await findEnvironment(database, name), name);
  await assertRevision(database, seen, input);
  const target = await rollbackTarget(database, seen, input.to);
  const restored = changedParts(seen.set, target);
  const removed = changedParts(target, seen.set);
  assertUnitScope(deployer, [...restored, ...removed], suggestAlternative(deployer.unit, target));
  const canaryParts = await canaryAfterRollback(database, seen, { target, deployer });
  if (target.id === seen.set.id && (!seen.canary || canaryParts)) return seen;

  const candidate = await findSetReleases(database, target.parts);
  refuseIfAny(checkSet({ candidate, budgets: false }));
  refuseIfAny(await fileReasons(database, store, restored));

  return database.transaction(async (transaction) => {
    const current = requireEnvironment(await findEnvironmentForUpdate(transaction, name), name);
    await assertRevision(transaction, current, input);
    await applyRollback(transaction, current, { target, canaryParts, by: deployer.name, why });
    return requireEnvironment(await findEnvironment(transaction, name), name);
  });
}

/** Tells the holder of a unit's token what to do if the rollback would change other units. */
function suggestAlternative(unit: string | null, target: NamedSet): string {
  const restoredPart = target.parts.find((part) => part.unit === unit);
  return restoredPart ? `Promote ${nameOf(restoredPart)} to roll back only your own unit.` : '';
}
