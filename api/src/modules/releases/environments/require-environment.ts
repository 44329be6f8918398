import type { Environment } from '@sopaan/schemas/release-environment';
import { ApiError } from '../../../plugins/api-error';

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
