import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import type { Environment, stopCanaryEndpoint } from '@sopaan/schemas/releases/environment';
import type { Deployer } from '../../../auth/access';
import type { Database } from '../../../database/database';
import { changedReleases } from '../sets/set-releases';
import { findEnvironment, findEnvironmentForUpdate } from './environments.repository';
import { requireEnvironment } from './require-environment';
import { assertRevision, assertUnitScope } from './change-guards';
import { stopCanary } from './stop-canary';

interface StopRequest {
  database: Database;
  deployer: Deployer;
  input: RequestOf<typeof stopCanaryEndpoint>;
}

/** Stops the running canary, even if the environment is locked. Does nothing without one. */
export async function stopCanaryManually({
  database,
  deployer,
  input,
}: StopRequest): Promise<Environment> {
  const { environment: name, why } = input;
  return database.transaction(async (transaction) => {
    const current = requireEnvironment(await findEnvironmentForUpdate(transaction, name), name);
    await assertRevision(transaction, current, input);
    if (!current.canary) return current;
    assertUnitScope(deployer, changedReleases(current.set, current.canary.set));
    const actor = deployer.name;
    await stopCanary(transaction, { environment: name, actor, why, outcome: 'stopped' });
    return requireEnvironment(await findEnvironment(transaction, name), name);
  });
}
