import { ApiError } from './api-error';
import { errorCode } from '@sopaan/http/error-code';

/** Errors of a full disk or a used-up quota; the codes of PostgreSQL include lack of memory and I/O errors. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100', '53200', '58030']);

/** Freeing space takes minutes at best. */
const RETRY_AFTER_SECONDS = 60;

export function isStorageFailure(error: unknown): boolean {
  return CODES.has(errorCode(error) ?? '');
}

export function storageFailureError(cause: unknown): ApiError {
  return new ApiError('UNAVAILABLE', {
    message: 'Storage is full right now. Nothing was saved; please try again later.',
    retryAfter: RETRY_AFTER_SECONDS,
    cause,
  });
}
