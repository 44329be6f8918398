import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '@sopaan/schemas/api/error';
import { codeOfStatus } from '@sopaan/schemas/api/error-status';
import { ApiError } from './api-error';
import { bodyTooLarge } from './body-too-large';
import { allowedMethods } from './allowed-methods';
import { ClientDisconnected } from '@sopaan/http/client-disconnected';
import { errorCode, errorStatus } from '@sopaan/http/error-code';
import { REQUEST_ID_HEADER } from '@sopaan/http/request-id';
import { SECURITY_HEADERS } from './security-headers';
import { isStorageFailure, storageFailureError } from './storage-failure';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Callers may be Piston clients, which expect the error's `message` at the top of the body. */
    isPistonCompatible?: boolean;
  }
}

/** When to retry a request that failed with 503, unless the error says so itself. */
const UNAVAILABLE_RETRY_SECONDS = 2;

/** Gives every error response the standard body. Internal details are logged, never sent. */
export function errors(app: FastifyInstance): void {
  const methodsOf = allowedMethods(app);

  app.setErrorHandler<FastifyError>((error, request, reply) =>
    isDisconnect(error, reply) ? abandonResponse(reply) : sendError(error, request, reply),
  );

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
  reply.headers({ ...SECURITY_HEADERS, [REQUEST_ID_HEADER]: request.id });
  return sendError(error, request, reply);
}

function isDisconnect(error: unknown, reply: FastifyReply): boolean {
  if (error instanceof ClientDisconnected) return true;
  // A compressed response is a stream, which fails if the client disconnects before its first bytes.
  return errorCode(error) === 'ERR_STREAM_PREMATURE_CLOSE' && reply.raw.destroyed;
}

/** Ends a request whose client has disconnected, which is not an error of the API. */
export function abandonResponse(reply: FastifyReply): FastifyReply {
  reply.log.info(new ClientDisconnected().message);
  return reply.hijack();
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
  const apiError = asApiError(error, request);
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
  return {
    status,
    retryAfter: apiError.retryAfter ?? (status === 503 ? UNAVAILABLE_RETRY_SECONDS : undefined),
    body,
  };
}

function asApiError(error: unknown, { routeOptions }: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (errorCode(error) === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return bodyTooLarge(routeOptions.bodyLimit, error);
  }
  if (isStorageFailure(error)) return storageFailureError(error);
  const status = errorStatus(error);
  if (status === undefined) return new ApiError('INTERNAL', { cause: error });
  return new ApiError(codeOfStatus(status, 'VALIDATION_FAILED'), { cause: error });
}
