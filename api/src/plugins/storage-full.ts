import { ApiError } from './api-error';
import { errorCode } from '@sopaan/http/error-code';

/** Of the operating system, and of PostgreSQL: disk full, out of memory, and an error of its own input and output. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100', '53200', '58030']);

/** An operator frees room in minutes at best. */
const RETRY_AFTER = 60;

export function isStorageFull(error: unknown): boolean {
  return CODES.has(errorCode(error) ?? '');
}

export function storageFull(cause: unknown): ApiError {
  return new ApiError('UNAVAILABLE', {
    message: 'There is no room to save this right now. Nothing was saved; please try again later.',
    retryAfter: RETRY_AFTER,
    cause,
  });
}
