import { NoRegistryResponse, RegistryError } from '../registry/registry-error';

export const SUCCESS = 0;
/** Wrong usage or an unexpected error. */
export const FAILED = 1;
export const REFUSED = 2;
/** Somebody else has changed or locked the environment in the meantime. */
export const ENVIRONMENT_CHANGED = 3;
export const NOT_ALLOWED = 4;
export const NOT_REACHABLE = 5;

/** Wrong arguments, or a missing setting. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** There is no token to authenticate with. */
export class MissingTokenError extends Error {
  override name = 'MissingTokenError';
}

const EXIT_CODES: Readonly<Record<string, number>> = {
  RELEASE_REFUSED: REFUSED,
  // The same release name with different files.
  CONFLICT: REFUSED,
  ENVIRONMENT_MOVED: ENVIRONMENT_CHANGED,
  ENVIRONMENT_LOCKED: ENVIRONMENT_CHANGED,
  UNAUTHENTICATED: NOT_ALLOWED,
  FORBIDDEN: NOT_ALLOWED,
};

export function exitCodeOf(error: unknown): number {
  if (error instanceof MissingTokenError) return NOT_ALLOWED;
  if (error instanceof NoRegistryResponse) return NOT_REACHABLE;
  if (error instanceof RegistryError) return EXIT_CODES[error.code] ?? FAILED;
  return FAILED;
}

/** The error code for `--json`: the registry's, or one of the command itself. */
export function errorCodeOf(error: unknown): string {
  if (error instanceof RegistryError) return error.code;
  if (error instanceof NoRegistryResponse) return 'NOT_REACHABLE';
  if (error instanceof MissingTokenError) return 'NO_TOKEN';
  return error instanceof UsageError ? 'USAGE' : 'FAILED';
}
