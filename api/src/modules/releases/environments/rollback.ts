import type { RequestOf } from '@sopaan/schemas/endpoint';
import type { Environment, rollbackEndpoint } from '@sopaan/schemas/release-environment';
import type { NamedSet } from '@sopaan/schemas/release-name';
import { checkSet } from '../gate/check-set';
import { fileReasons } from '../gate/file-reasons';
import { refuseFor } from '../gate/release-refused';
import { nameOf } from '../sets/release-name';
import { newParts } from '../sets/set-parts';
import { releasesOf } from '../sets/find-set-releases';
import { canaryBeside } from './canary-after-rollback';
import type { Deployment } from './deployment';
import { findEnvironment, heldEnvironment } from './environments.repository';
import { goBack } from './apply-rollback';
import { known } from './require-environment';
import { refuseMoved, refuseOtherUnits } from './change-guards';
import { rollbackTarget } from './rollback-target';

/**
 * Brings an environment back to a set that it has shown, locked or not. The set must run; that a newer path disappears
 * or a page is heavy is no reason to stay with what is broken.
 */
export async function rollback({
  database,
  store,
  deployer,
  input,
}: Deployment<RequestOf<typeof rollbackEndpoint>>): Promise<Environment> {
  const { environment: name, why } = input;
  const seen = known(await findEnvironment(database, name), name);
  await refuseMoved(database, seen, input);
  const target = await rollbackTarget(database, seen, input.to);
  const back = newParts(seen.set, target);
  const left = newParts(target, seen.set);
  refuseOtherUnits(deployer, [...back, ...left], insteadOf(deployer.unit, target));
  const beside = await canaryBeside(database, seen, { target, deployer });
  if (target.id === seen.set.id && (!seen.canary || beside)) return seen;

  const candidate = await releasesOf(database, target.parts);
  refuseFor(checkSet({ candidate, budgets: false }));
  refuseFor(await fileReasons(database, store, back));

  return database.transaction(async (transaction) => {
    const held = known(await heldEnvironment(transaction, name), name);
    await refuseMoved(transaction, held, input);
    await goBack(transaction, held, { target, beside, by: deployer.name, why });
    return known(await findEnvironment(transaction, name), name);
  });
}

/** What the holder of a unit's token can do when the whole set is not theirs to move. */
function insteadOf(unit: string | null, target: NamedSet): string {
  const own = target.parts.find((part) => part.unit === unit);
  return own ? `Promote ${nameOf(own)} to bring back your own unit alone.` : '';
}
