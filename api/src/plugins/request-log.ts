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
    ],
  };
}

/** The caller's `x-request-id` when it is a plain word, else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  return plainWord(request.headers['x-request-id']) ?? randomUUID();
}

/** One line for each answer: who called what, on which release set, and how it went. */
export function requestLog(app: FastifyInstance): void {
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
  const set = plainWord(headers['x-sopaan-set']);
  const client = plainWord(headers['api-key']);
  return { ...(set && { set }), ...(client && { client }), ...(user && { user: user.id }) };
}

function plainWord(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w.:-]{1,80}$/.test(header) ? header : undefined;
}
