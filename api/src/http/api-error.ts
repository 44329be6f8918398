import { errorMessages, type ErrorCode } from '@sopaan/contract/error-codes';
import { statusOfCode } from '@sopaan/schemas/api/error-status';
import type { Reason } from '@sopaan/schemas/api/error';

interface Details {
  /** Replaces the default message of the code. */
  message?: string;
  /** The message of each field, by formik path. */
  fields?: Readonly<Record<string, string>>;
  /** The rules that were violated. */
  reasons?: readonly Reason[];
  /** Seconds until the client may retry. */
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
    this.status = statusOfCode(code);
    this.fields = fields;
    this.reasons = reasons;
    this.retryAfter = retryAfter;
  }
}
