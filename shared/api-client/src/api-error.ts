/** The error that `call` throws. */
import { errorMessages, isErrorCode, type ErrorCode } from '@sopaan/contract/error-codes';
import type { Reason } from '@sopaan/schemas/api/error';

export interface ApiErrorDetails {
  code: ErrorCode;
  /** Shown to the visitor; the message of the code by default. */
  message?: string | undefined;
  /** Messages by form field (formik paths). */
  fields?: Record<string, string>;
  /** The reasons of a rejection, where the server gives them. */
  reasons?: readonly Reason[];
  /** The HTTP status; 0 when no response arrived. */
  status: number;
  /** Seconds to wait before a retry, where the server gives them. */
  retryAfter?: number | undefined;
  /** Identifies the call in the server's logs. */
  requestId?: string;
  /** `server`: the error came in a response. `browser`: there was no readable response. */
  origin: 'server' | 'browser';
  cause?: unknown;
}

/** A call that failed, with an error code of the contract and a message for the visitor. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string>;
  readonly reasons: readonly Reason[];
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;
  readonly origin: 'server' | 'browser';

  constructor(details: ApiErrorDetails) {
    super(details.message ?? errorMessages[details.code], { cause: details.cause });
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.reasons = details.reasons ?? [];
    this.status = details.status;
    this.retryAfter = details.retryAfter;
    this.requestId = details.requestId;
    this.origin = details.origin;
  }
}

/** Whether a thrown value is an ApiError, including one of another unit's copy of this module. */
export function isApiError(error: unknown): error is ApiError {
  return (
    error instanceof Error &&
    error.name === 'ApiError' &&
    'code' in error &&
    isErrorCode(error.code)
  );
}
