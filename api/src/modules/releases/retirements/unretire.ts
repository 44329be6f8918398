import { pathShape } from '@sopaan/contract/routes';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import type { Environment, unretireEndpoint } from '@sopaan/schemas/releases/environment';
import type { Deployer } from '../../../auth/access';
import type { Database } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import {
  findEnvironment,
  findEnvironmentForUpdate,
  incrementRevision,
} from '../environments/environments.repository';
import { requireEnvironment } from '../environments/require-environment';
import { addLog } from '../log/log.repository';
import { findPathGrants } from '../ownership/path-grants.repository';
import { withReason } from './describe-retirements';
import { assertPathScope } from './path-scope';
import { removeRetirements } from './retirements.repository';

interface UnretireRequest {
  database: Database;
  deployer: Deployer;
  input: RequestOf<typeof unretireEndpoint>;
}

/** Ends the retirement of paths, even in a locked environment. Throws NOT_FOUND, and changes nothing, if one is not retired. */
export function unretire({ database, deployer, input }: UnretireRequest): Promise<Environment> {
  const { environment: name, patterns, why } = input;
  return database.transaction(async (transaction) => {
    const current = requireEnvironment(await findEnvironmentForUpdate(transaction, name), name);
    assertPathScope(deployer, patterns, await findPathGrants(transaction));
    assertRetired(current, patterns);
    await removeRetirements(transaction, name, patterns);
    await incrementRevision(transaction, name);
    await addLog(transaction, {
      actor: deployer.name,
      action: 'unretire',
      environment: name,
      why: withReason(patterns.join(', '), why),
    });
    return requireEnvironment(await findEnvironment(transaction, name), name);
  });
}

function assertRetired({ name, retirements }: Environment, patterns: readonly string[]): void {
  const shapes = new Set(retirements.map(({ pattern }) => pathShape(pattern)));
  const unknown = patterns.filter((pattern) => !shapes.has(pathShape(pattern)));
  if (unknown.length === 0) return;
  const reasons = unknown.map((pattern) => ({
    rule: 'unknown',
    about: [name, pattern],
    message: `${pattern} is not retired in ${name}. See: npm run release -- status`,
  }));
  throw new ApiError('NOT_FOUND', { reasons });
}
