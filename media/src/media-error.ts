/** Why a connection was refused: the offer is invalid, or nothing is free. */
export class MediaError extends Error {
  constructor(
    readonly code: 'INVALID' | 'UNAVAILABLE',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'MediaError';
  }
}
