/** Why a call was rejected: the offer is invalid, a limit is reached, or there is no such recording. */
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
