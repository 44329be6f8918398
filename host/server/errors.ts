import { errorMessages, type ErrorCode } from '@sopaan/contract/error-codes';
import type { ErrorBody } from '@sopaan/schemas/error';
import type {
  FastifyError,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Sends an error in the shape of the API's errors. Internal details are logged, never sent. */
export function sendError(
  error: Pick<FastifyError, 'statusCode'>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { statusCode: status = 500 } = error;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(errorBody(codeOfStatus[status] ?? (status < 500 ? 'VALIDATION_FAILED' : 'INTERNAL')));
}

/** Sends 503 when the API does not respond. If the request body has not been read completely, the connection is closed. */
export function sendUnavailable(reply: FastifyReply<RouteGenericInterface, RawServerBase>): void {
  if (!reply.request.raw.complete) void reply.header('connection', 'close');
  void reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '2' })
    .send(errorBody('UNAVAILABLE'));
}

function errorBody(code: ErrorCode): ErrorBody {
  return { error: { code, message: errorMessages[code] } };
}
