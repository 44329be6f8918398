import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '@sopaan/schemas/error';
import type { ErrorCode } from '@sopaan/contract/error-codes';
import { ApiError } from './api-error';
import { allowedMethods } from './allowed-methods';
import { errorStatus } from '@sopaan/http/error-code';
import { SECURITY_HEADERS } from './security-headers';
import { isStorageFull, storageFullError } from './storage-full';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Callers may be Piston clients, which expect the error's `message` at the top of the body. */
    isPistonCompatible?: boolean;
  }
}

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

/** Gives every error response the standard body. Internal details are logged, never sent. */
export function errors(app: FastifyInstance): void {
  const methodsOf = allowedMethods(app);

  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply));

  app.setNotFoundHandler(async (request, reply) => {
    const allowed = methodsOf(request.url);
    if (allowed.length === 0 || allowed.includes(request.method)) throw new ApiError('NOT_FOUND');
    reply.header('allow', allowed.join(', '));
    throw new ApiError('METHOD_NOT_ALLOWED');
  });
}

/** Handles errors before a route is found, such as a malformed URL, for which no hooks run. */
export function sendFrameworkError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id });
  return sendError(error, request, reply);
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, retryAfter, body } = toErrorResponse(error, request);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

interface ErrorResponse {
  status: number;
  /** Seconds. */
  retryAfter: number | undefined;
  body: ErrorBody;
}

/** The response for an error. Server errors are logged. */
export function toErrorResponse(error: unknown, request: FastifyRequest): ErrorResponse {
  const apiError = asApiError(error);
  const { status } = apiError;
  if (status >= 500) request.log.error({ err: error, code: apiError.code }, 'request failed');
  const body: ErrorBody = {
    error: {
      code: apiError.code,
      message: apiError.message,
      ...(apiError.fields && { fields: apiError.fields }),
      ...(apiError.reasons && { reasons: [...apiError.reasons] }),
    },
    requestId: request.id,
    ...(request.routeOptions.config.isPistonCompatible && { message: apiError.message }),
  };
  return { status, retryAfter: apiError.retryAfter ?? (status === 503 ? 2 : undefined), body };
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isStorageFull(error)) return storageFullError(error);
  const status = errorStatus(error);
  if (status === undefined) return new ApiError('INTERNAL', { cause: error });
  const code = codeOfStatus[status] ?? (status < 500 ? 'VALIDATION_FAILED' : 'INTERNAL');
  return new ApiError(code, { cause: error });
}
