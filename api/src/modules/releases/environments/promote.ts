import type { RequestOf } from '@sopaan/schemas/endpoint';
import type { Environment, promoteEndpoint } from '@sopaan/schemas/release-environment';
import { fileReasons } from '../gate/file-reasons';
import { refusal, refuseFor } from '../gate/release-refused';
import { refuseUnknown } from '../sets/assert-published';
import { applyPromotion } from './apply-promotion';
import type { Deployment } from './deployment';
import { findEnvironment, heldEnvironment } from './environments.repository';
import { known } from './require-environment';
import { refuseLocked, refuseMoved, refuseOtherUnits } from './change-guards';
import { planPromotion } from './plan-promotion';
import { promotionReasons } from './promotion-reasons';

/**
 * Puts releases into an environment. All is decided before the environment is held, as reading files takes its time;
 * what was decided holds as long as the revision is the one that it was decided on.
 */
export async function promote({
  database,
  store,
  deployer,
  input,
}: Deployment<RequestOf<typeof promoteEndpoint>>): Promise<Environment> {
  const { environment: name, parts, why } = input;
  refuseOtherUnits(deployer, parts);
  const seen = await findEnvironment(database, name);
  refuseLocked(seen);
  await refuseMoved(database, seen, input);
  await refuseUnknown(database, parts);

  const plan = planPromotion(seen, input);
  if (plan.step === 'nothing') return plan.environment;
  if (plan.step === 'refuse') throw refusal([plan.reason]);
  refuseFor(await promotionReasons(database, seen, plan));
  refuseFor(await fileReasons(database, store, plan.fresh));

  return database.transaction(async (transaction) => {
    const held = await heldEnvironment(transaction, name);
    refuseLocked(held);
    await refuseMoved(transaction, held, input);
    const by = { name, by: deployer.name, why };
    const made = await applyPromotion(transaction, held, plan, by);
    if (!made) await refuseMoved(transaction, await findEnvironment(transaction, name), input);
    return known(await findEnvironment(transaction, name), name);
  });
}
