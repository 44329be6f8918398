/** Reads a response of the API: the value by its schema, or an ApiError. */
import { errorMessages, isErrorCode, type ErrorCode } from '@sopaan/contract/error-codes';
import { codeOfStatus } from '@sopaan/schemas/api/error-status';
import { errorBodySchema } from '@sopaan/schemas/api/error';
import { isFileSchema } from '@sopaan/schemas/api/file';
import type { InferType, Schema } from 'yup';
import { ApiError } from './api-error';
import { parseRetryAfter, formatWait } from './retry-after';

function textFields(fields: object | undefined): Record<string, string> {
  const entries = Object.entries(fields ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** The message for too many requests, with the time to wait; undefined for other errors. */
function rateLimitMessage(code: ErrorCode, waitSeconds: number | undefined): string | undefined {
  if (code !== 'RATE_LIMITED' || waitSeconds === undefined) return undefined;
  const [reason = ''] = errorMessages.RATE_LIMITED.split('. ');
  return `${reason}. Try again in ${formatWait(waitSeconds)}.`;
}

/** The error of a response. A code that is newer than this client is replaced by one for its status. */
export function toApiError(
  { status, waitSeconds }: { status: number; waitSeconds: number | undefined },
  json: unknown,
  sentId: string,
): ApiError {
  const fallback = codeOfStatus(status, 'BAD_RESPONSE');
  try {
    const { error, requestId = sentId } = errorBodySchema.validateSync(json);
    const code = isErrorCode(error.code) ? error.code : fallback;
    return new ApiError({
      code,
      message: rateLimitMessage(code, waitSeconds) ?? error.message,
      fields: textFields(error.fields),
      reasons: error.reasons,
      status,
      retryAfter: waitSeconds,
      requestId,
      origin: 'server',
    });
  } catch {
    return new ApiError({
      code: fallback,
      message: rateLimitMessage(fallback, waitSeconds),
      status,
      retryAfter: waitSeconds,
      requestId: sentId,
      origin: 'browser',
    });
  }
}

/** Parsed JSON, or the text itself where it is not JSON. */
export function parseJsonOrText(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The value of a response. Fields that this client does not know are dropped. */
export async function readResponse<S extends Schema>(
  response: Response,
  schema: S,
  requestId: string,
): Promise<InferType<S>> {
  const { status, headers } = response;
  if (!response.ok) {
    const waitSeconds = parseRetryAfter(headers);
    throw toApiError({ status, waitSeconds }, parseJsonOrText(await response.text()), requestId);
  }
  const value = isFileSchema(schema)
    ? await response.blob()
    : parseJsonOrText(await response.text());
  return parseValue(value, schema, { status, requestId });
}

/** Casts a received value by its schema. Throws BAD_RESPONSE where it does not match. */
export function parseValue<S extends Schema>(
  value: unknown,
  schema: S,
  context: { status: number; requestId: string },
): InferType<S> {
  try {
    return schema.validateSync(value, { stripUnknown: true });
  } catch (cause) {
    throw new ApiError({ code: 'BAD_RESPONSE', ...context, origin: 'browser', cause });
  }
}
