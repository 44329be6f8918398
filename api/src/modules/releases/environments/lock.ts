import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import type { Environment, lockEndpoint } from '@sopaan/schemas/releases/environment';
import type { Deployer } from '../../../auth/access';
import type { Database } from '../../../database/database';
import { addLog } from '../log/log.repository';
import { findEnvironment, findEnvironmentForUpdate, setLock } from './environments.repository';
import { requireEnvironment } from './require-environment';

interface LockRequest {
  database: Database;
  deployer: Deployer;
  input: RequestOf<typeof lockEndpoint>;
}

/** Locks an environment. A locked environment keeps its lock, with its author and reason. */
export function lock(request: LockRequest): Promise<Environment> {
  return changeLock(request, true);
}

export function unlock(request: LockRequest): Promise<Environment> {
  return changeLock(request, false);
}

async function changeLock(
  { database, deployer, input }: LockRequest,
  shouldLock: boolean,
): Promise<Environment> {
  const { environment: name, why } = input;
  return database.transaction(async (transaction) => {
    const current = requireEnvironment(await findEnvironmentForUpdate(transaction, name), name);
    if ((current.lock !== null) === shouldLock) return current;
    await setLock(transaction, name, shouldLock ? { by: deployer.name, why } : undefined);
    await addLog(transaction, {
      actor: deployer.name,
      action: shouldLock ? 'lock' : 'unlock',
      environment: name,
      why,
    });
    return requireEnvironment(await findEnvironment(transaction, name), name);
  });
}
