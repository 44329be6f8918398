import { errorMessages } from '@sopaan/contract/error-codes';
import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import { listEnvironmentsEndpoint, type Environment } from '@sopaan/schemas/releases/environment';
import type { InferType, Schema } from 'yup';
import type { Registry } from './registry';
import { NoRegistryResponse, RegistryError } from './registry-error';

/** Delays before each check whether a change was applied after its response was lost. */
const CHECK_DELAYS_MS = [500, 1_500, 3_000];

export async function findEnvironment(
  registry: Registry,
  name: string,
): Promise<Environment | undefined> {
  const { environments } = await registry.request(listEnvironmentsEndpoint, {});
  return environments.find((environment) => environment.name === name);
}

/** Like `findEnvironment`, but throws if there is no such environment. */
export async function getEnvironment(registry: Registry, name: string): Promise<Environment> {
  const environment = await findEnvironment(registry, name);
  if (environment) return environment;
  throw new Error(`There is no environment ${name}; nothing has been promoted to it yet.`);
}

/**
 * Changes an environment with a single request. When no response arrives, the change may have been applied anyway, so the
 * environment is read to find out. `isApplied` decides from the environment whether the change was applied.
 */
export async function changeEnvironment<Request extends Schema>(
  registry: Registry,
  endpoint: Endpoint<Request, Schema<Environment>>,
  request: InferType<Request> & { environment: string; expected?: number },
  isApplied: (current: Environment) => boolean,
): Promise<Environment> {
  try {
    return await registry.requestOnce(endpoint, request);
  } catch (error) {
    if (!(error instanceof NoRegistryResponse)) throw error;
    return confirmChange(error, registry, request, isApplied);
  }
}

async function confirmChange(
  connectionError: NoRegistryResponse,
  registry: Registry,
  { environment, expected }: { environment: string; expected?: number },
  isApplied: (current: Environment) => boolean,
): Promise<Environment> {
  for (const milliseconds of CHECK_DELAYS_MS) {
    await registry.wait(milliseconds);
    const current = await readEnvironment(connectionError, registry, environment);
    if (current && isApplied(current)) return current;
    if (current && expected !== undefined && current.revision !== expected) {
      throw new RegistryError('ENVIRONMENT_MOVED', errorMessages.ENVIRONMENT_MOVED, 409);
    }
  }
  throw new NoRegistryResponse(
    `${connectionError.message} ${environment} has not changed. Run the command again.`,
    connectionError,
  );
}

async function readEnvironment(
  connectionError: NoRegistryResponse,
  registry: Registry,
  name: string,
) {
  try {
    return await findEnvironment(registry, name);
  } catch (error) {
    if (!(error instanceof NoRegistryResponse)) throw error;
    throw new NoRegistryResponse(
      `${connectionError.message} It is unknown whether the change was applied. Check before you retry: npm run release -- status`,
      error,
    );
  }
}
