/** `unreachable` may heal by itself; `unknown`: there is no such thing; `refused`: it will not; `invalid`: not as agreed. */
export type RegistryFault = 'unreachable' | 'unknown' | 'refused' | 'invalid';

/** A question to the registry that got no good answer. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly fault: RegistryFault;

  constructor(fault: RegistryFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}

export function faultOfStatus(status: number): RegistryFault {
  if (status >= 500 || status === 429) return 'unreachable';
  return status === 404 ? 'unknown' : 'refused';
}
