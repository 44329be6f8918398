import type { FastifyInstance, FastifyLoggerOptions, FastifyRequest } from 'fastify';
import { loggableHeader, REQUEST_ID_HEADER } from '@sopaan/http/request-id';

const SECRET_FIELDS = ['authorization', 'cookie', 'password', 'token', 'accessToken', 'secret'];

/** Logs JSON lines and redacts secrets from logged objects. */
export function logOptions(level: string): FastifyLoggerOptions & { redact: string[] } {
  return {
    level,
    redact: [
      '*.headers["x-sopaan-edge-key"]',
      ...SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      '*.headers["set-cookie"]',
      // PostgreSQL puts the whole row into `detail`.
      'err.detail',
    ],
  };
}

/** Logs one line for each response: caller, route, release set and status. */
export function requestLog(app: FastifyInstance): void {
  // Adds the release set to all log lines of a request.
  app.setChildLoggerFactory((logger, bindings, options, { headers }) => {
    const set = loggableHeader(headers['x-sopaan-set']);
    return logger.child({ ...bindings, ...(set && { set }) }, options);
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });

  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        // The pattern, not the URL: a URL may hold a token or a name.
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        ...callerFields(request),
      },
      'request completed',
    );
  });
}

function callerFields({ headers, user }: FastifyRequest) {
  const client = loggableHeader(headers['api-key']);
  return { ...(client && { client }), ...(user && { user: user.id }) };
}
