/** A fake registry on loopback for tests. It validates requests and responses with the endpoints' schemas. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { blobIntegrity } from '@sopaan/contract/blob';
import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import type { Reason } from '@sopaan/schemas/api/error';
import type { InferType, Schema } from 'yup';

export const TOKEN = 'sopaan_deploy_of_these_tests';

/** Thrown by a handler to send an error response. */
export class ErrorResponse extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly reasons: readonly Reason[] = [],
  ) {
    super(`rejected with ${code}`);
  }
}

type Handle = (request: object) => unknown;

export interface FakeRegistry {
  url: string;
  /** Files by integrity, as uploaded. */
  blobs: Map<string, Buffer>;
  /** Method and path of each request, in order. */
  requests: string[];
  on: <Request extends Schema, Response extends Schema>(
    endpoint: Endpoint<Request, Response>,
    handler: (request: InferType<Request>) => InferType<Response>,
  ) => void;
  /** The response of `/readyz`. */
  readiness: { set: string | null; environment: string };
  /** Drops the responses of the next matching requests (`METHOD path`) after processing the requests. */
  dropResponses: (pattern: RegExp, count: number) => void;
  /** Drops the next matching requests without processing them. */
  dropRequests: (pattern: RegExp, count: number) => void;
  stop: () => Promise<void>;
}

/** Closes the connections of the next `count` matching requests, after processing them or without. */
interface ConnectionFailure {
  pattern: RegExp;
  count: number;
  isProcessed: boolean;
}

export async function startFakeRegistry(): Promise<FakeRegistry> {
  const routes: Array<{ method: string; path: RegExp; handle: Handle }> = [];
  const connectionFailures: ConnectionFailure[] = [];
  const fake: Pick<FakeRegistry, 'blobs' | 'requests' | 'readiness'> = {
    blobs: new Map(),
    requests: [],
    readiness: { set: null, environment: 'production' },
  };
  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    const name = `${request.method} ${url.pathname}`;
    const body = await buffer(request);
    if (url.pathname === '/readyz') return send(response, 200, fake.readiness);
    fake.requests.push(name);
    const failure = connectionFailures.find(
      ({ pattern, count }) => count > 0 && pattern.test(name),
    );
    if (failure) failure.count -= 1;
    if (failure?.isProcessed === false) return request.socket.destroy();
    const [status, json] = processRequest(request, url, body);
    if (failure) return request.socket.destroy();
    return send(response, status, json);
  };
  const processRequest = (request: IncomingMessage, url: URL, body: Buffer): [number, unknown] => {
    try {
      if (request.headers.authorization !== `Bearer ${TOKEN}`) {
        throw new ErrorResponse(401, 'UNAUTHENTICATED');
      }
      if (request.method === 'PUT') return [200, storeBlob(fake.blobs, url, body)];
      const route = routes.find(
        ({ method, path }) => method === request.method && path.test(url.pathname),
      );
      if (!route) throw new ErrorResponse(404, 'NOT_FOUND');
      const query: object = Object.fromEntries(url.searchParams);
      const json: unknown = body.length > 0 ? JSON.parse(String(body)) : query;
      const inPath = route.path.exec(url.pathname)?.groups ?? {};
      return [200, route.handle({ ...(typeof json === 'object' ? json : {}), ...inPath })];
    } catch (error) {
      if (!(error instanceof ErrorResponse)) throw error;
      const { status, code, message, reasons } = error;
      return [status, { error: { code, message, reasons } }];
    }
  };
  const server = createServer((request, response) => void handleRequest(request, response));
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return Object.assign(fake, {
    url: `http://127.0.0.1:${port}`,
    on: ((endpoint, handler) => {
      const path = endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
      // The newest handler of an endpoint takes precedence.
      routes.unshift({
        method: endpoint.method,
        path: new RegExp(`^/api/${path}$`),
        handle: (input) =>
          endpoint.response.validateSync(handler(endpoint.request.validateSync(input))),
      });
    }) satisfies FakeRegistry['on'],
    dropResponses: (pattern: RegExp, count: number) =>
      connectionFailures.push({ pattern, count, isProcessed: true }),
    dropRequests: (pattern: RegExp, count: number) =>
      connectionFailures.push({ pattern, count, isProcessed: false }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function storeBlob(blobs: Map<string, Buffer>, url: URL, body: Buffer): object {
  const integrity = blobIntegrity(url.pathname.replace(/.*\//, ''));
  const content = url.searchParams.get('encoding') === 'br' ? brotliDecompressSync(body) : body;
  const actualIntegrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (actualIntegrity !== integrity) throw new ErrorResponse(400, 'VALIDATION_FAILED');
  blobs.set(integrity, body);
  return { status: 'stored' };
}

function send(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(json));
}
