import { errorMessages, type ErrorCode } from '@sopaan/contract/error-codes';
import { codeOfStatus } from '@sopaan/schemas/api/error-status';
import { REQUEST_ID_HEADER } from '@sopaan/http/request-id';
import type { ErrorBody } from '@sopaan/schemas/api/error';
import type {
  FastifyError,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';

/** Sends an error in the shape of the API's errors. Internal details are logged, never sent. */
export function sendError(
  error: Pick<FastifyError, 'statusCode'>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { statusCode: status = 500 } = error;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  return (
    reply
      .code(status)
      .headers({ 'cache-control': 'no-store', [REQUEST_ID_HEADER]: request.id })
      // Client errors whose status belongs to no other code are reported as invalid requests.
      .send(errorBody(codeOfStatus(status, 'VALIDATION_FAILED'), request))
  );
}

/** Sends 404 for a method and path without a route. */
export function sendRouteNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError({ statusCode: 404 }, request, reply);
}

/** Sends 404 for a file. Not cached: the file may be restored. A page that does not exist is rendered, see `pages/not-found-page.ts`. */
export function sendFileNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
}

/**
 * Sends 503 when the API does not respond, or a file cannot be restored now. If the request body has not been read completely, the
 * connection is closed.
 */
export function sendUnavailable(reply: FastifyReply<RouteGenericInterface, RawServerBase>): void {
  if (!reply.request.raw.complete) void reply.header('connection', 'close');
  void reply
    .code(503)
    .headers({
      'cache-control': 'no-store',
      'retry-after': '2',
      [REQUEST_ID_HEADER]: reply.request.id,
    })
    .send(errorBody('UNAVAILABLE', reply.request));
}

function errorBody(code: ErrorCode, { id }: { id: string }): ErrorBody {
  return { error: { code, message: errorMessages[code] }, requestId: id };
}
