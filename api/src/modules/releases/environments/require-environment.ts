import type { Environment } from '@sopaan/schemas/releases/environment';
import { ApiError } from '../../../http/api-error';

/** Throws NOT_FOUND with an explanation if the environment does not exist. */
export function requireEnvironment(
  environment: Environment | undefined,
  name: string,
): Environment {
  if (environment) return environment;
  const message = `The environment ${name} does not exist. The first promotion creates it.`;
  const reason = { rule: 'unknown', about: [name], message };
  throw new ApiError('NOT_FOUND', { reasons: [reason] });
}
