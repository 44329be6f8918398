import { errorMessages } from '@sopaan/contract/error-codes';
import type { Endpoint } from '@sopaan/schemas/endpoint';
import { listEnvironmentsEndpoint, type Environment } from '@sopaan/schemas/release-environment';
import type { InferType, Schema } from 'yup';
import type { Registry } from './registry';
import { RegistryUnreachable, RegistryError } from './registry-error';

/** Milliseconds before each look at whether a change has happened whose answer was lost. */
const CHECK_DELAYS_MS = [500, 1_500, 3_000];

export async function findEnvironment(
  registry: Registry,
  name: string,
): Promise<Environment | undefined> {
  const { environments } = await registry.ask(listEnvironmentsEndpoint, {});
  return environments.find((environment) => environment.name === name);
}

/** The same, for what needs an environment that is there. */
export async function getEnvironment(registry: Registry, name: string): Promise<Environment> {
  const environment = await findEnvironment(registry, name);
  if (environment) return environment;
  throw new Error(`There is no environment ${name}; nothing has been promoted to it.`);
}

/**
 * Changes an environment, once. When no answer comes, the change may have happened all the same: then it is looked,
 * and only what is seen is said. `happened` judges the environment as it is by then.
 */
export async function changeEnvironment<Request extends Schema>(
  registry: Registry,
  endpoint: Endpoint<Request, Schema<Environment>>,
  request: InferType<Request> & { environment: string; expected?: number },
  happened: (now: Environment) => boolean,
): Promise<Environment> {
  try {
    return await registry.tell(endpoint, request);
  } catch (error) {
    if (!(error instanceof RegistryUnreachable)) throw error;
    return confirmChange(error, registry, request, happened);
  }
}

async function confirmChange(
  lost: RegistryUnreachable,
  registry: Registry,
  { environment, expected }: { environment: string; expected?: number },
  happened: (now: Environment) => boolean,
): Promise<Environment> {
  for (const milliseconds of CHECK_DELAYS_MS) {
    await registry.wait(milliseconds);
    const now = await look(lost, registry, environment);
    if (now && happened(now)) return now;
    if (now && expected !== undefined && now.revision !== expected) {
      throw new RegistryError('ENVIRONMENT_MOVED', errorMessages.ENVIRONMENT_MOVED, 409);
    }
  }
  throw new RegistryUnreachable(
    `${lost.message} ${environment} has not changed. Run the command again.`,
    lost,
  );
}

async function look(lost: RegistryUnreachable, registry: Registry, name: string) {
  try {
    return await findEnvironment(registry, name);
  } catch (error) {
    if (!(error instanceof RegistryUnreachable)) throw error;
    throw new RegistryUnreachable(
      `${lost.message} Whether it has happened is not known. Look before you repeat it: npm run release -- status`,
      error,
    );
  }
}
