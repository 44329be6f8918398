import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import type { Environment, retireEndpoint } from '@sopaan/schemas/releases/environment';
import type { Deployer } from '../../../auth/access';
import type { Database } from '../../../database/database';
import { assertUnlocked } from '../environments/change-guards';
import {
  findEnvironment,
  findEnvironmentForUpdate,
  incrementRevision,
} from '../environments/environments.repository';
import { requireEnvironment } from '../environments/require-environment';
import { rejectIfAny } from '../gate/release-rejected';
import { addLog } from '../log/log.repository';
import { findPathGrants } from '../ownership/path-grants.repository';
import { findSetReleases } from '../sets/sets.repository';
import { describeRetirements } from './describe-retirements';
import { findOwner } from './path-owner';
import { assertPathScope } from './path-scope';
import { mergeRetirements, retirementReasons } from './retirement-reasons';
import { storeRetirements, type NewRetirement } from './retirements.repository';

interface RetireRequest {
  database: Database;
  deployer: Deployer;
  input: RequestOf<typeof retireEndpoint>;
}

/** Retires paths of an environment. Changes nothing if all of them are retired like this already. */
export function retire({ database, deployer, input }: RetireRequest): Promise<Environment> {
  const { environment: name, patterns, to, why } = input;
  return database.transaction(async (transaction) => {
    const current = requireEnvironment(await findEnvironmentForUpdate(transaction, name), name);
    assertUnlocked(current);
    const grants = await findPathGrants(transaction);
    assertPathScope(deployer, patterns, grants);
    const newRetirements = patterns.map((pattern): NewRetirement => ({
      pattern,
      to,
      unit: findOwner(pattern, grants),
    }));
    if (newRetirements.every((retirement) => isRetired(current, retirement))) return current;
    const parts = [...current.set.parts, ...(current.canary?.set.parts ?? [])];
    rejectIfAny(
      retirementReasons(newRetirements, {
        unit: deployer.unit,
        grants,
        retirements: mergeRetirements<NewRetirement>(current.retirements, newRetirements),
        releases: await findSetReleases(transaction, parts),
      }),
    );
    await storeRetirements(transaction, name, newRetirements, { by: deployer.name, why });
    await incrementRevision(transaction, name);
    await addLog(transaction, {
      actor: deployer.name,
      action: 'retire',
      environment: name,
      why: describeRetirements(newRetirements, why),
    });
    return requireEnvironment(await findEnvironment(transaction, name), name);
  });
}

function isRetired({ retirements }: Environment, { pattern, to }: NewRetirement): boolean {
  return retirements.some((known) => known.pattern === pattern && known.to === to);
}
