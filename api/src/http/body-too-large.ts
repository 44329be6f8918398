import { errorMessages } from '@sopaan/contract/error-codes';
import { ApiError } from './api-error';

const MEBIBYTE = 1_048_576;

/** The error for a body over the limit; its message says what the limit is. */
export function bodyTooLarge(maxBytes: number, cause?: unknown): ApiError {
  const limit = `The limit is ${Number((maxBytes / MEBIBYTE).toFixed(2))} MiB.`;
  return new ApiError('PAYLOAD_TOO_LARGE', {
    message: `${errorMessages.PAYLOAD_TOO_LARGE} ${limit}`,
    cause,
  });
}
