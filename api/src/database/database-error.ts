import { ApiError } from '../http/api-error';
import { errorCode, errorMessage } from '@sopaan/http/error-code';
import { isStorageFailure, storageFailureError } from '../http/storage-failure';

/** The driver's message for a query that times out. */
const QUERY_TIMEOUT_MESSAGE = 'Query read timeout';

/** Errors of the network; then those of PostgreSQL: shut down, starting up, a session or a query timed out, too many connections. */
const CONNECTION_LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '53300',
  '25P03',
]);

/** Throws an `ApiError` where one fits: 503 for an unavailable database, 400 for a value out of range; otherwise rethrows the error. */
export function translateDatabaseError(error: unknown): never {
  if (isConnectionLost(error)) throw new ApiError('UNAVAILABLE', { cause: error });
  if (isStorageFailure(error)) throw storageFailureError(error);
  const code = errorCode(error);
  // Class 22: a value out of range. The schemas should have rejected it; it must not become a 500.
  if (code?.startsWith('22')) throw new ApiError('VALIDATION_FAILED', { cause: error });
  if (isTransactionConflict(error)) throw new ApiError('UNAVAILABLE', { cause: error });
  // The new row refers to a row that is gone, such as an account deleted during its request.
  if (code === '23503') throw new ApiError('CONFLICT', { cause: error });
  throw error;
}

/** Whether an error from `translateDatabaseError` is a conflict between transactions, so that a retry may succeed. */
export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && isTransactionConflict(error.cause);
}

/** A serialization failure or a deadlock. */
function isTransactionConflict(error: unknown): boolean {
  const code = errorCode(error);
  return code === '40001' || code === '40P01';
}

/** Whether an `insert` or `update` violates a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505';
}

/** Whether an error from `translateDatabaseError` is an outage of the database, so that the same query may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'UNAVAILABLE';
}

/** Whether an error from `translateDatabaseError` is a query timeout. */
export function isQueryTimeout(error: unknown): boolean {
  return error instanceof ApiError && errorMessage(error.cause) === QUERY_TIMEOUT_MESSAGE;
}

function isConnectionLost(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== undefined) return CONNECTION_LOST.has(code) || code.startsWith('08');
  // The driver sets no code for these.
  return /query read timeout|connection terminated|timeout exceeded when trying to connect|not queryable/i.test(
    errorMessage(error),
  );
}
