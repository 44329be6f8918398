import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, EndpointAccess } from '@sopaan/schemas/endpoint';
import type { InferType, Schema } from 'yup';
import { admit, type RouteScope, type UserOf } from './access';
import type { Database } from './database';
import { documentation } from './documentation';
import type { Limit } from './limits';
import { checkLimits } from './limits-check';
import { inputReader } from './request-input';
import { refuseCrossSite } from './same-site';

export interface HandlerContext<Request extends Schema, Access extends EndpointAccess> {
  /** The request's fields, checked and typed. */
  input: InferType<Request>;
  /** Who asks, from the access token only. */
  user: UserOf[Access];
  database: Database;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface RouteOptions {
  /** Only for what programs of the site send: the API's own limit is meant for forms. */
  bodyLimit?: number;
  /** How much of it is for whom; see `RouteScope`. */
  scope?: RouteScope;
  /** Beside the limit that every route has. */
  limits?: readonly Limit[];
}

/** Serves one endpoint of `@sopaan/schemas`: checks who asks, reads the request by its schema, trims the answer to its own. */
export function route<
  Request extends Schema,
  Response extends Schema,
  Access extends EndpointAccess,
>(
  app: FastifyInstance,
  endpoint: Endpoint<Request, Response, Access>,
  handler: (
    context: HandlerContext<Request, Access>,
  ) => Promise<InferType<Response>> | InferType<Response>,
  { bodyLimit, scope, limits = [] }: RouteOptions = {},
): void {
  const { method, path, access, credentials = false } = endpoint;
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const readInput = inputReader(endpoint.request, hasBody);
  const personal = access !== 'public' || credentials;

  app.route({
    method,
    url: `/api/${path}`,
    config: { access, ...(scope && { scope }) },
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: documentation(endpoint),
    async handler(request, reply) {
      if (credentials) refuseCrossSite(request, app.settings.siteUrl);
      reply.header('cache-control', personal ? 'no-store' : 'no-cache');
      const input = await readInput(request);
      const user = admit[access](request);
      await checkLimits(limits, { request, input });
      return handler({ input, user, database: app.database, request, reply });
    },
  });
}
