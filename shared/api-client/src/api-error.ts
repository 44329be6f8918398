/** The one kind of error that `call` throws. */
import { errorMessages, isErrorCode, type ErrorCode } from '@sopaan/contract/error-codes';
import type { Reason } from '@sopaan/schemas/error';

export interface ApiErrorDetails {
  code: ErrorCode;
  /** The words for a person; without them those of the code. */
  message?: string | undefined;
  /** A form's fields (formik paths) and what is wrong with each. */
  fields?: Record<string, string>;
  /** Why it was refused, one by one, where the server says so. */
  reasons?: readonly Reason[];
  /** The HTTP status; 0 when no answer arrived. */
  status: number;
  /** Seconds until it is worth another try, where the server says so. */
  retryAfter?: number | undefined;
  /** Names the call in the server's logs. */
  requestId?: string;
  /** Whether the server said it, or the browser when the server said nothing readable. */
  origin: 'server' | 'browser';
  cause?: unknown;
}

/** A call that failed, with a code of the contract and words for a person. */
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

/** Whether something thrown is an ApiError, also one of another unit's copy of this module. */
export function isApiError(error: unknown): error is ApiError {
  return (
    error instanceof Error &&
    error.name === 'ApiError' &&
    'code' in error &&
    isErrorCode(error.code)
  );
}
