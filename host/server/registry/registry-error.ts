/** `unreachable`: may recover; `unknown`: does not exist; `refused`: rejected for good; `invalid`: breaks the contract. */
export type RegistryFault = 'unreachable' | 'unknown' | 'refused' | 'invalid';

/** A failed request to the registry. */
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
