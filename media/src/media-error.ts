/** Why a call was refused: the offer is invalid, nothing is free, or there is no such recording. */
export class MediaError extends Error {
  constructor(
    readonly code: 'INVALID' | 'UNAVAILABLE' | 'NOT_FOUND',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'MediaError';
  }
}
