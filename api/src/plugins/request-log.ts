import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyLoggerOptions, FastifyRequest } from 'fastify';

const SECRET_FIELDS = ['authorization', 'cookie', 'password', 'token', 'accessToken', 'secret'];

/** JSON lines, with secrets taken out wherever someone logs an object that holds one. */
export function logOptions(level: string): FastifyLoggerOptions & { redact: string[] } {
  return {
    level,
    redact: [
      '*.headers["x-sopaan-edge-key"]',
      ...SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      '*.headers["set-cookie"]',
      // PostgreSQL tells the whole row there.
      'err.detail',
    ],
  };
}

/** The caller's `x-request-id` when it is a plain word, else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  return plainWord(request.headers['x-request-id']) ?? randomUUID();
}

/** One line for each answer: who called what, on which release set, and how it went. */
export function requestLog(app: FastifyInstance): void {
  // Whatever a request logs names its release set, next to its id.
  app.setChildLoggerFactory((logger, bindings, options, { headers }) => {
    const set = plainWord(headers['x-sopaan-set']);
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
        ...callerOf(request),
      },
      'answered',
    );
  });
}

function callerOf({ headers, user }: FastifyRequest) {
  const client = plainWord(headers['api-key']);
  return { ...(client && { client }), ...(user && { user: user.id }) };
}

function plainWord(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w.:-]{1,80}$/.test(header) ? header : undefined;
}
