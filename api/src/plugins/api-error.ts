import { errorMessages, type ErrorCode } from '@sopaan/contract/error-codes';
import type { Reason } from '@sopaan/schemas/error';

const statusOf: Partial<Record<ErrorCode, number>> = {
  VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  TokenExpiredError: 401,
  SESSION_ENDED: 401,
  INVALID_CREDENTIALS: 401,
  EMAIL_UNVERIFIED: 403,
  LOGIN_LIMITED: 429,
  PASSWORD_WRONG: 422,
  LINK_INVALID: 404,
  LINK_EXPIRED: 410,
  CODE_WRONG: 422,
  CODE_EXPIRED: 410,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  CONFLICT: 409,
  CLOSED: 409,
  DAY_LOCKED: 403,
  ENVIRONMENT_MOVED: 409,
  ENVIRONMENT_LOCKED: 409,
  RELEASE_REFUSED: 422,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

interface Details {
  /** Replaces the default message of the code. */
  message?: string;
  /** The message of each field, by formik path. */
  fields?: Readonly<Record<string, string>>;
  /** The rules that were violated. */
  reasons?: readonly Reason[];
  /** Seconds until it may be tried again. */
  retryAfter?: number;
  cause?: unknown;
}

/** Thrown anywhere in a handler; becomes the response `{ error: { code, message, fields?, reasons? }, requestId }`. */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly reasons: readonly Reason[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    { message = errorMessages[code], fields, reasons, retryAfter, cause }: Details = {},
  ) {
    super(message, { cause });
    this.name = 'ApiError';
    this.status = statusOf[code] ?? 500;
    this.fields = fields;
    this.reasons = reasons;
    this.retryAfter = retryAfter;
  }
}
