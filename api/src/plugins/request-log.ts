import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyLoggerOptions, FastifyRequest } from 'fastify';

const SECRET_FIELDS = ['authorization', 'cookie', 'password', 'token', 'accessToken', 'secret'];

/** Logs JSON lines and redacts secrets from logged objects. */
export function logOptions(level: string): FastifyLoggerOptions & { redact: string[] } {
  return {
    level,
    redact: [
      '*.headers["x-sopaan-edge-key"]',
      ...SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      '*.headers["set-cookie"]',
      // PostgreSQL puts the whole row there.
      'err.detail',
    ],
  };
}

/** The caller's `x-request-id` if it is well-formed, otherwise a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  return safeHeader(request.headers['x-request-id']) ?? randomUUID();
}

/** Logs one line for each response: caller, route, release set and status. */
export function requestLog(app: FastifyInstance): void {
  // Adds the release set to all log lines of a request.
  app.setChildLoggerFactory((logger, bindings, options, { headers }) => {
    const set = safeHeader(headers['x-sopaan-set']);
    return logger.child({ ...bindings, ...(set && { set }) }, options);
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
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
  const client = safeHeader(headers['api-key']);
  return { ...(client && { client }), ...(user && { user: user.id }) };
}

function safeHeader(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w.:-]{1,80}$/.test(header) ? header : undefined;
}
