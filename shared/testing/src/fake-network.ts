/** A fake network for tests: replies per endpoint, typed by the endpoint's schemas. Any other call fails the test. */
import { isApiError, type ApiError } from '@sopaan/api-client/api-error';
import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import type { InferType, Schema } from 'yup';
import { readFiles, matchPath, readRequest } from './read-request';

/** The reply of an endpoint in a test. A returned ApiError becomes an error response. */
export type Reply<Request extends Schema, Response extends Schema> = (
  request: InferType<Request>,
) => Outcome<Response> | Promise<Outcome<Response>>;

type Outcome<Response extends Schema> = InferType<Response> | ApiError;

export interface FakeNetwork {
  /** Replaces `fetch`. A call without a registered endpoint fails the test through `console.error`. */
  fetch: typeof fetch;
  /** Registers the reply of an endpoint, replacing an earlier one. */
  on<Request extends Schema, Response extends Schema>(
    endpoint: Endpoint<Request, Response>,
    reply: Reply<Request, Response>,
  ): FakeNetwork;
  /** The requests of an endpoint since its last `on`, oldest first. */
  requests<Request extends Schema, Response extends Schema>(
    endpoint: Endpoint<Request, Response>,
  ): Array<InferType<Request>>;
  /** The files of each of its requests, oldest first. */
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

/** The origin of the page in tests. */
const ORIGIN = 'http://localhost/';

function toResponse(outcome: unknown): Response {
  if (outcome instanceof Blob) return new Response(outcome);
  if (!isApiError(outcome)) return Response.json(outcome);
  // Status 0 means that the request gets no response.
  if (outcome.status === 0) throw new TypeError('fetch failed');
  const { code, message, fields, reasons, requestId = 'test-request' } = outcome;
  const error = { code, message, fields, reasons };
  return Response.json({ error, requestId }, { status: outcome.status });
}

function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<never> {
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
        respond: async (request) => toResponse(await reply(endpoint.request.validateSync(request))),
      });
      return network;
    },
    requests(endpoint) {
      const requests = handlerOf(endpoint)?.requests ?? [];
      return requests.map((request) => endpoint.request.validateSync(request));
    },
    files: (endpoint) => handlerOf(endpoint)?.files ?? [],
    async fetch(input, init) {
      const { pathname, searchParams } = new URL(String(input), ORIGIN);
      const method = init?.method ?? 'GET';
      calls.push(`${method} ${pathname}`);
      for (const handler of handlers) {
        const params = matchPath(handler.endpoint, method, pathname);
        if (!params) continue;
        const request = readRequest(handler.endpoint, params, searchParams, init?.body);
        handler.requests.push(request);
        handler.files.push(readFiles(init?.body));
        return Promise.race([handler.respond(request), rejectOnAbort(init?.signal)]);
      }
      console.error(`No reply is registered for ${method} ${pathname}`);
      throw new TypeError('fetch failed');
    },
  };
  return network;
}
