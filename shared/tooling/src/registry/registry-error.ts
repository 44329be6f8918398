import type { Reason } from '@sopaan/schemas/error';

/** The registry's answer to what it did not do. `code` is one of the contract's, or one that a newer registry has. */
export class RegistryError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly reasons: readonly Reason[] = [],
  ) {
    super(message);
    this.name = 'RegistryError';
  }
}

/** No answer, or one that does not come from the registry: whether a change has happened is not known. */
export class RegistryUnreachable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'NotReachable';
  }
}
