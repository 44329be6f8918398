import { errorMessages, type ErrorCode } from '@sopaan/contract/error-codes';

const statusOf: Partial<Record<ErrorCode, number>> = {
  VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  TokenExpiredError: 401,
  SESSION_ENDED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  CONFLICT: 409,
  CLOSED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

interface Details {
  /** The message of each field, by formik path. */
  fields?: Readonly<Record<string, string>>;
  cause?: unknown;
}

/** Thrown anywhere in a handler; becomes the answer `{ error: { code, message, fields? }, requestId }`. */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(
    readonly code: ErrorCode,
    { fields, cause }: Details = {},
  ) {
    super(errorMessages[code], { cause });
    this.name = 'ApiError';
    this.status = statusOf[code] ?? 500;
    this.fields = fields;
  }
}
