/**
 * `unreachable`: no response, or an overload; a later request may succeed. `not_found`: does not exist. `rejected`: the request is not
 * allowed. `invalid`: the response breaks the contract.
 */
export type RegistryErrorKind = 'unreachable' | 'not_found' | 'rejected' | 'invalid';

/** A failed request to the registry. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly kind: RegistryErrorKind;

  constructor(kind: RegistryErrorKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

export function errorKindOf(status: number): RegistryErrorKind {
  if (status >= 500 || status === 429) return 'unreachable';
  return status === 404 ? 'not_found' : 'rejected';
}
