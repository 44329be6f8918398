import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import type { Environment, promoteEndpoint } from '@sopaan/schemas/releases/environment';
import { fileReasons } from '../gate/file-reasons';
import { releaseRejected, rejectIfAny } from '../gate/release-rejected';
import { reserveReleases } from '../removal/assert-not-removed';
import { assertPublished } from '../sets/assert-published';
import { applyPromotion } from './apply-promotion';
import type { Deployment } from './deployment';
import { findEnvironment, findEnvironmentForUpdate } from './environments.repository';
import { requireEnvironment } from './require-environment';
import { assertUnlocked, assertRevision, assertUnitScope } from './change-guards';
import { planPromotion } from './plan-promotion';
import { promotionReasons } from './promotion-reasons';

/**
 * Promotes releases to an environment. Reading files takes time, so everything is validated before the environment is
 * locked; the result is valid as long as the revision has not changed.
 */
export async function promote({
  database,
  store,
  deployer,
  input,
}: Deployment<RequestOf<typeof promoteEndpoint>>): Promise<Environment> {
  const { environment: name, parts: releases, why } = input;
  assertUnitScope(deployer, releases);
  const environment = await findEnvironment(database, name);
  assertUnlocked(environment);
  await assertRevision(database, environment, input);
  await assertPublished(database, releases);

  const plan = planPromotion(environment, input);
  if (plan.kind === 'unchanged') return plan.environment;
  if (plan.kind === 'rejected') throw releaseRejected([plan.reason]);
  rejectIfAny(await promotionReasons(database, environment, plan));
  rejectIfAny(await fileReasons(database, store, plan.changed));

  return database.transaction(async (transaction) => {
    const current = await findEnvironmentForUpdate(transaction, name);
    assertUnlocked(current);
    await assertRevision(transaction, current, input);
    await reserveReleases(transaction, plan.changed);
    const context = { name, by: deployer.name, why };
    const isApplied = await applyPromotion(transaction, current, plan, context);
    if (!isApplied)
      await assertRevision(transaction, await findEnvironment(transaction, name), input);
    return requireEnvironment(await findEnvironment(transaction, name), name);
  });
}
