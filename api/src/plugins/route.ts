import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Endpoint, EndpointAccess } from '@sopaan/schemas/endpoint';
import type { InferType, Schema } from 'yup';
import { admit, type RouteScope, type UserOf } from './access';
import { ClientDisconnected } from '@sopaan/http/client-disconnected';
import type { Database } from './database';
import { answersOf } from './documentation';
import { answerWithEvents, wantsEvents, type Tell } from './event-stream';
import { acceptForms, formReader, type ReceivedFiles } from './form-body';
import { jsonOfAnyType } from './json-body';
import type { Limit } from './limits';
import { checkLimits } from './limits-check';
import { inputReader } from './request-input';
import { refuseCrossSite } from './same-site';

export interface HandlerContext<Request extends Schema, Access extends EndpointAccess> {
  /** The request's fields, checked and typed. */
  input: InferType<Request>;
  /** What came with it, where the endpoint takes files. Their content is not checked yet. */
  files: ReceivedFiles;
  /** Who asks, from the access token only. */
  user: UserOf[Access];
  database: Database;
  /** For routes that tell `events`. */
  tell: Tell;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Options {
  /** Only for what programs of the site send: the API's own limit is meant for forms. */
  bodyLimit?: number;
  /** How much of it is for whom; see `RouteScope`. */
  scope?: RouteScope;
  /** Beside the limit that every route has. */
  limits?: readonly Limit[];
  /** It tells what happens before the answer to those who accept `text/event-stream`. */
  events?: boolean;
  /** A call that Piston has too. Its clients send JSON without saying so, and look for an error's words at the top. */
  isOfPiston?: boolean;
}

const NO_FILES: ReceivedFiles = new Map();
const TELL_NOBODY: Tell = () => undefined;

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
  { bodyLimit, scope, limits = [], events = false, isOfPiston = false }: Options = {},
): void {
  const { method, path, access, credentials = false } = endpoint;
  const hasBody = method !== 'GET' && method !== 'DELETE';
  // What a form carries is text by nature, like a query.
  const readInput = inputReader(endpoint.request, hasBody && !endpoint.files);
  const readForm = endpoint.files && formReader(endpoint);
  const personal = access !== 'public' || credentials;

  async function receive(request: FastifyRequest) {
    if (!readForm) {
      const input = await readInput(request);
      const user = admit[access](request);
      await checkLimits(limits, { request, input });
      return { input, user, files: NO_FILES };
    }
    // Who may not send files, or not that many, is told so before they are taken in.
    const user = admit[access](request);
    await checkLimits(limits, { request, input: {} });
    const { fields, files } = await readForm(request);
    const input = await readInput({ params: request.params, query: fields, body: undefined });
    return { input, user, files };
  }

  const served: RouteOptions = {
    method,
    url: `/api/${path}`,
    config: { access, isOfPiston, endpoint, ...(scope && { scope }) },
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: { summary: endpoint.summary, response: answersOf(endpoint) },
    async handler(request, reply) {
      if (credentials) refuseCrossSite(request, app.settings.siteUrl);
      reply.header('cache-control', personal ? 'no-store' : 'no-cache');
      const received = await receive(request);
      const answering = async (tell: Tell): Promise<unknown> =>
        handler({ ...received, database: app.database, tell, request, reply });
      try {
        const answer = await app.runningHandlers.run(() =>
          events && wantsEvents(request)
            ? answerWithEvents(reply, answering)
            : answering(TELL_NOBODY),
        );
        if (!(answer instanceof Blob)) return answer;
        reply.type(answer.type);
        return Buffer.from(await answer.arrayBuffer());
      } catch (error) {
        if (!(error instanceof ClientDisconnected)) throw error;
        request.log.info(error.message);
        return reply.hijack();
      }
    },
  };
  if (!readForm && !isOfPiston) app.route(served);
  // A scope of its own: nothing else takes forms, or JSON that does not say that it is.
  else {
    void app.register(async (own) => {
      if (isOfPiston) jsonOfAnyType(own);
      else await acceptForms(own);
      own.route(served);
    });
  }
}
