/** Reads an answer of the API: the agreed value, or an ApiError. */
import { errorMessages, isErrorCode, type ErrorCode } from '@sopaan/contract/error-codes';
import { errorBodySchema } from '@sopaan/schemas/error';
import { isFileSchema } from '@sopaan/schemas/file';
import type { InferType, Schema } from 'yup';
import { ApiError } from './api-error';
import { parseRetryAfter, formatWait } from './retry-after';

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'VALIDATION_FAILED',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'CLOSED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'VALIDATION_FAILED',
  429: 'RATE_LIMITED',
  500: 'INTERNAL',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

function textFields(fields: object | undefined): Record<string, string> {
  const entries = Object.entries(fields ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** Too many requests: words that say how long to wait. */
function rateLimitMessage(code: ErrorCode, wait: number | undefined): string | undefined {
  if (code !== 'RATE_LIMITED' || wait === undefined) return undefined;
  const [what = ''] = errorMessages.RATE_LIMITED.split('. ');
  return `${what}. Try again in ${formatWait(wait)}.`;
}

/** The error that a refusing answer carries. Codes newer than this client count by their status. */
export function toApiError(
  { status, wait }: { status: number; wait: number | undefined },
  json: unknown,
  sentId: string,
): ApiError {
  const fallback = codeByStatus[status] ?? (status >= 500 ? 'INTERNAL' : 'BAD_RESPONSE');
  try {
    const { error, requestId = sentId } = errorBodySchema.validateSync(json);
    const code = isErrorCode(error.code) ? error.code : fallback;
    return new ApiError({
      code,
      message: rateLimitMessage(code, wait) ?? error.message,
      fields: textFields(error.fields),
      reasons: error.reasons,
      status,
      retryAfter: wait,
      requestId,
      origin: 'server',
    });
  } catch {
    return new ApiError({
      code: fallback,
      message: rateLimitMessage(fallback, wait),
      status,
      retryAfter: wait,
      requestId: sentId,
      origin: 'browser',
    });
  }
}

/** JSON, or the text where it is none. */
export function parseJsonOrText(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The value of a response, read tolerantly: fields that this client does not know are dropped. */
export async function readResponse<S extends Schema>(
  response: Response,
  schema: S,
  requestId: string,
): Promise<InferType<S>> {
  const { status, headers } = response;
  if (!response.ok) {
    const wait = parseRetryAfter(headers);
    throw toApiError({ status, wait }, parseJsonOrText(await response.text()), requestId);
  }
  const value = isFileSchema(schema) ? await response.blob() : parseJsonOrText(await response.text());
  return parseValue(value, schema, { status, requestId });
}

/** A value that has arrived. */
export function parseValue<S extends Schema>(
  value: unknown,
  schema: S,
  about: { status: number; requestId: string },
): InferType<S> {
  try {
    return schema.validateSync(value, { stripUnknown: true });
  } catch (cause) {
    throw new ApiError({ code: 'BAD_RESPONSE', ...about, origin: 'browser', cause });
  }
}
