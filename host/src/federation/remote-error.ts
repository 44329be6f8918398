import { errorMessages, type ErrorCode } from '@sopaan/contract/error-codes';

/** The phase in which a remote's region failed. */
export type RemotePhase = 'entry' | 'definition' | 'screen' | 'data' | 'render';

/** A remote's code or data could not be loaded. */
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

/** Whether an error has a code, like the errors of loading and of the API client. Their messages are for users. */
export function hasCode(error: Error): error is Error & { code: string } {
  return 'code' in error && typeof error.code === 'string';
}

export function getErrorPhase(error: Error): RemotePhase {
  if (error instanceof RemoteError) return error.phase;
  return hasCode(error) ? 'data' : 'render';
}
