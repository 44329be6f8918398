import { ApiError } from './api-error';
import { errorCode, errorMessage } from '@sopaan/http/error-code';
import { isStorageFull, storageFull } from './storage-full';

/** What the driver says of a query without an answer. */
const SILENCE = 'Query read timeout';

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

/** Throws what a caller is told: 503 when the database is away, 400 for a value it cannot hold, else the error. */
export function translateDatabaseError(error: unknown): never {
  if (isConnectionLost(error)) throw new ApiError('UNAVAILABLE', { cause: error });
  if (isStorageFull(error)) throw storageFull(error);
  const code = errorCode(error);
  // Class 22: a value out of range. The schemas should have refused it; the process must not answer 500.
  if (code?.startsWith('22')) throw new ApiError('VALIDATION_FAILED', { cause: error });
  if (isConflict(error)) throw new ApiError('UNAVAILABLE', { cause: error });
  // What a new row refers to is gone: an account that was deleted while it asked for something.
  if (code === '23503') throw new ApiError('CONFLICT', { cause: error });
  throw error;
}

/** Whether the database ended a transaction for the sake of another, as far as `translateDatabaseError` has told. */
export function mayRunAgain(error: unknown): boolean {
  return error instanceof ApiError && isConflict(error.cause);
}

/** Serialization failure and deadlock: the same may succeed a moment later. */
function isConflict(error: unknown): boolean {
  const code = errorCode(error);
  return code === '40001' || code === '40P01';
}

/** Whether an `insert` or `update` met a row that must be unique. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505';
}

/** Whether there was no answer at all, as far as `translateDatabaseError` has told. */
export function isSilence(error: unknown): boolean {
  return error instanceof ApiError && errorMessage(error.cause) === SILENCE;
}

function isConnectionLost(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== undefined) return CONNECTION_LOST.has(code) || code.startsWith('08');
  // The driver gives these no code.
  return /query read timeout|connection terminated|timeout exceeded when trying to connect|not queryable/i.test(
    errorMessage(error),
  );
}
