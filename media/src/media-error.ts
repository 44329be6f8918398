/** Why an offer was rejected: it is invalid, or a limit is reached. */
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
