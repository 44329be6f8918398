import { errorMessages, type ErrorCode } from '@sopaan/contract/error-codes';

/** Where in the life of a remote's region something went wrong. */
export type RemotePhase = 'entry' | 'definition' | 'screen' | 'data' | 'render';

/** A remote could not show its screen. Carries what a report needs. */
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
