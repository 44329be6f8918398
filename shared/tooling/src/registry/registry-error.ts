import type { Reason } from '@sopaan/schemas/api/error';

/** An error response of the registry. `code` is one of the contract's codes, or an unknown one of a newer registry. */
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

/** No usable response: none at all, an invalid one, or an error of a gateway. It is unknown whether a change was applied. */
export class NoRegistryResponse extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'NoRegistryResponse';
  }
}
