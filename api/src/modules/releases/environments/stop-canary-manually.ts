import type { RequestOf } from '@sopaan/schemas/endpoint';
import type { Environment, stopCanaryEndpoint } from '@sopaan/schemas/release-environment';
import type { Deployer } from '../../../plugins/access';
import type { Database } from '../../../plugins/database';
import { newParts } from '../sets/set-parts';
import { findEnvironment, heldEnvironment } from './environments.repository';
import { known } from './require-environment';
import { refuseMoved, refuseOtherUnits } from './change-guards';
import { stopCanary } from './stop-canary';

interface Ending {
  database: Database;
  deployer: Deployer;
  input: RequestOf<typeof stopCanaryEndpoint>;
}

/** Locked or not: all visitors get what most of them have. Without a canary, all is as it should be. */
export async function endCanaryByHand({ database, deployer, input }: Ending): Promise<Environment> {
  const { environment: name, why } = input;
  return database.transaction(async (transaction) => {
    const held = known(await heldEnvironment(transaction, name), name);
    await refuseMoved(transaction, held, input);
    if (!held.canary) return held;
    refuseOtherUnits(deployer, newParts(held.set, held.canary.set));
    const actor = deployer.name;
    await stopCanary(transaction, { environment: name, actor, why, outcome: 'stopped' });
    return known(await findEnvironment(transaction, name), name);
  });
}
