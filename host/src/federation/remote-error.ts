import { errorMessages, type ErrorCode } from '@sopaan/contract/error-codes';

/** Where in the life of a remote's region something went wrong. */
export type RemotePhase = 'entry' | 'definition' | 'screen' | 'data' | 'render';

/** A remote's code could not be loaded. */
export class RemoteError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly phase: RemotePhase,
    readonly remote: { name: string; version: string; release: string },
    options?: { cause: unknown },
  ) {
    super(errorMessages[code], options);
    this.name = 'RemoteError';
  }
}

/** Errors of loading and of the API client carry a code, and words for a person. */
export function hasCode(error: Error): error is Error & { code: string } {
  return 'code' in error && typeof error.code === 'string';
}

export function phaseOf(error: Error): RemotePhase {
  if (error instanceof RemoteError) return error.phase;
  return hasCode(error) ? 'data' : 'render';
}
