/** The network of a test: answers by endpoint, typed by the endpoint's schemas, and nothing else gets through. */
import { isApiError, type ApiError } from '@sopaan/api-client/api-error';
import type { Endpoint } from '@sopaan/schemas/endpoint';
import type { InferType, Schema } from 'yup';
import { filesOf, paramsOf, requestOf } from './read-request';

/** What a test lets an endpoint answer. An ApiError becomes the error answer that carries it. */
export type Reply<Request extends Schema, Response extends Schema> = (
  request: InferType<Request>,
) => Outcome<Response> | Promise<Outcome<Response>>;

type Outcome<Response extends Schema> = InferType<Response> | ApiError;

export interface FakeNetwork {
  /** Stands in for `fetch`. A call that no endpoint answers fails the test through `console.error`. */
  fetch: typeof fetch;
  /** Answers an endpoint, in place of what answered it before. */
  on<Request extends Schema, Response extends Schema>(
    endpoint: Endpoint<Request, Response>,
    reply: Reply<Request, Response>,
  ): FakeNetwork;
  /** The requests that an endpoint has got, oldest first. */
  requests<Request extends Schema, Response extends Schema>(
    endpoint: Endpoint<Request, Response>,
  ): Array<InferType<Request>>;
  /** The files that came with each of its requests, oldest first. */
  files<Request extends Schema, Response extends Schema>(
    endpoint: Endpoint<Request, Response>,
  ): ReadonlyArray<Record<string, File>>;
  /** Every call so far as `POST /api/path`. */
  readonly calls: readonly string[];
}

interface Handler {
  endpoint: Endpoint;
  requests: unknown[];
  files: Array<Record<string, File>>;
  respond: (request: unknown) => Promise<Response>;
}

function answerOf(outcome: unknown): Response {
  if (outcome instanceof Blob) return new Response(outcome);
  if (!isApiError(outcome)) return Response.json(outcome);
  // No status: the answer never arrived.
  if (outcome.status === 0) throw new TypeError('fetch failed');
  const { code, message, fields, reasons, requestId = 'test-request' } = outcome;
  const error = { code, message, fields, reasons };
  return Response.json({ error, requestId }, { status: outcome.status });
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

export function fakeNetwork(): FakeNetwork {
  const handlers: Handler[] = [];
  const calls: string[] = [];
  const handlerOf = (endpoint: Endpoint): Handler | undefined =>
    handlers.find((handler) => handler.endpoint === endpoint);

  const network: FakeNetwork = {
    calls,
    on(endpoint, reply) {
      const earlier = handlers.findIndex((handler) => handler.endpoint === endpoint);
      if (earlier >= 0) handlers.splice(earlier, 1);
      handlers.push({
        endpoint,
        requests: [],
        files: [],
        respond: async (request) => answerOf(await reply(endpoint.request.validateSync(request))),
      });
      return network;
    },
    requests(endpoint) {
      const requests = handlerOf(endpoint)?.requests ?? [];
      return requests.map((request) => endpoint.request.validateSync(request));
    },
    files: (endpoint) => handlerOf(endpoint)?.files ?? [],
    async fetch(input, init) {
      const { pathname, searchParams } = new URL(String(input), location.href);
      const method = init?.method ?? 'GET';
      calls.push(`${method} ${pathname}`);
      for (const handler of handlers) {
        const params = paramsOf(handler.endpoint, method, pathname);
        if (!params) continue;
        const request = requestOf(handler.endpoint, params, searchParams, init?.body);
        handler.requests.push(request);
        handler.files.push(filesOf(init?.body));
        return Promise.race([handler.respond(request), untilAborted(init?.signal)]);
      }
      console.error(`No endpoint of this test answers ${method} ${pathname}`);
      throw new TypeError('fetch failed');
    },
  };
  return network;
}
