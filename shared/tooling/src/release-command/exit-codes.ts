import { ValidationError } from 'yup';
import { RegistryUnreachable, RegistryError } from '../registry/registry-error';

export const DONE = 0;
/** Used wrongly, or something that nobody expects. */
export const FAILED = 1;
export const REFUSED = 2;
export const MOVED = 3;
export const NOT_ALLOWED = 4;
export const NOT_REACHABLE = 5;

/** The command was given wrongly, or cannot be carried out here. */
export class UsageError extends Error {
  constructor(
    message: string,
    readonly exitCode: number = FAILED,
  ) {
    super(message);
    this.name = 'UsageError';
  }
}

const EXIT_CODES: Readonly<Record<string, number>> = {
  RELEASE_REFUSED: REFUSED,
  // The same release with other bytes.
  CONFLICT: REFUSED,
  ENVIRONMENT_MOVED: MOVED,
  ENVIRONMENT_LOCKED: MOVED,
  UNAUTHENTICATED: NOT_ALLOWED,
  FORBIDDEN: NOT_ALLOWED,
};

export function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return error.exitCode;
  if (error instanceof RegistryUnreachable) return NOT_REACHABLE;
  if (error instanceof RegistryError) return EXIT_CODES[error.code] ?? FAILED;
  return FAILED;
}

/** For machines: the code of the registry, or one of the command's own. */
export function errorCodeOf(error: unknown): string {
  if (error instanceof RegistryError) return error.code;
  if (error instanceof RegistryUnreachable) return 'NOT_REACHABLE';
  if (error instanceof ValidationError) return 'USAGE';
  if (!(error instanceof UsageError)) return 'FAILED';
  return error.exitCode === NOT_ALLOWED ? 'NO_TOKEN' : 'USAGE';
}
