import { ApiError } from './api-error';
import { errorCode } from '@sopaan/http/error-code';

/** Codes of the operating system and of PostgreSQL (disk full, out of memory, I/O error). */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100', '53200', '58030']);

/** Freeing space takes minutes at best. */
const RETRY_AFTER_SECONDS = 60;

export function isStorageFull(error: unknown): boolean {
  return CODES.has(errorCode(error) ?? '');
}

export function storageFullError(cause: unknown): ApiError {
  return new ApiError('UNAVAILABLE', {
    message: 'Storage is full right now. Nothing was saved; please try again later.',
    retryAfter: RETRY_AFTER_SECONDS,
    cause,
  });
}
