import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Endpoint, EndpointAccess } from '@sopaan/schemas/api/endpoint';
import type { InferType, Schema } from 'yup';
import { authorize, type RouteScope, type UserFor } from '../auth/access';
import { ClientDisconnected } from '@sopaan/http/client-disconnected';
import type { Database } from '../database/database';
import { responseSchemas } from '../http/endpoint-json-schema';
import { abandonResponse } from '../http/errors';
import { acceptsEventStream, respondWithEvents, type EmitEvent } from '../http/event-stream';
import { acceptForms, createFormReader, type ReceivedFiles } from '../http/form-body';
import { acceptAnyTypeAsJson, ignoreBody } from '../http/json-body';
import type { Limit } from '../rate-limit/limits';
import { checkLimits } from '../rate-limit/check-limits';
import { inputReader } from '../http/request-input';
import { rejectCrossSite } from '../http/same-site';

export interface HandlerContext<Request extends Schema, Access extends EndpointAccess> {
  /** The request's fields, checked and typed. */
  input: InferType<Request>;
  /** The uploaded files, if the endpoint takes any. Their content is not validated yet. */
  files: ReceivedFiles;
  /** The caller, from the access token only. */
  user: UserFor[Access];
  database: Database;
  /** Sends an event to the client; for routes with `events`. */
  emit: EmitEvent;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Options {
  /** For calls by programs only: the default limit is meant for forms. */
  bodyLimit?: number;
  /** See `RouteScope`. */
  scope?: RouteScope;
  /** In addition to the general limit of every route. */
  limits?: readonly Limit[];
  /** Without the general limit, which needs the database: for cheap calls that must work without it. */
  unlimited?: boolean;
  /** Emits events before the response to clients that accept `text/event-stream`. */
  events?: boolean;
  /** All fields are in the path, and a body of any content type is discarded. */
  ignoresBody?: boolean;
  /** A call that Piston has too. Its clients may send JSON with any content type and expect `message` at the top of an error body. */
  isPistonCompatible?: boolean;
}

const NO_FILES: ReceivedFiles = new Map();
const ignoreEvent: EmitEvent = () => undefined;

/** Serves one endpoint of `@sopaan/schemas`: authorizes the caller, parses the request and trims the response by their schemas. */
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
  options: Options = {},
): void {
  const { bodyLimit, scope, limits = [], events = false } = options;
  const { ignoresBody = false, isPistonCompatible = false, unlimited = false } = options;
  const { method, path, access, credentials = false } = endpoint;
  const hasBody = method !== 'GET' && method !== 'DELETE';
  // The fields of a form are always text, like those of a query.
  const readInput = inputReader(endpoint.request, { hasBody: hasBody && !endpoint.files });
  const readForm = endpoint.files && createFormReader(endpoint);
  const isPersonal = access !== 'public' || credentials;

  async function receive(request: FastifyRequest) {
    if (!readForm) {
      const input = await readInput(request);
      const user = authorize[access](request);
      await checkLimits(limits, { request, input });
      return { input, user, files: NO_FILES };
    }
    // Checks authorization and limits before the files are received.
    const user = authorize[access](request);
    await checkLimits(limits, { request, input: {} });
    const { fields, files } = await readForm(request);
    const input = await readInput({ params: request.params, query: fields, body: undefined });
    return { input, user, files };
  }

  const routeOptions: RouteOptions = {
    method,
    url: `/api/${path}`,
    config: { access, isPistonCompatible, unlimited, endpoint, ...(scope && { scope }) },
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: { summary: endpoint.summary, response: responseSchemas(endpoint) },
    async handler(request, reply) {
      if (credentials) rejectCrossSite(request, app.settings.siteUrl);
      reply.header('cache-control', isPersonal ? 'no-store' : 'no-cache');
      const received = await receive(request);
      const respond = async (emit: EmitEvent): Promise<unknown> =>
        handler({ ...received, database: app.database, emit, request, reply });
      try {
        const response = await app.runningHandlers.run(() =>
          events && acceptsEventStream(request)
            ? respondWithEvents(reply, respond)
            : respond(ignoreEvent),
        );
        if (!(response instanceof Blob)) return response;
        reply.type(response.type);
        return Buffer.from(await response.arrayBuffer());
      } catch (error) {
        if (error instanceof ClientDisconnected) return abandonResponse(reply);
        throw error;
      }
    },
  };
  if (!readForm && !isPistonCompatible && !ignoresBody) app.route(routeOptions);
  // In a separate scope, because no other route accepts forms, or any content type.
  else {
    void app.register(async (instance) => {
      if (isPistonCompatible) acceptAnyTypeAsJson(instance);
      else if (ignoresBody) ignoreBody(instance);
      else await acceptForms(instance);
      instance.route(routeOptions);
    });
  }
}
