/** A registry on loopback for tests: it reads requests and answers by the endpoints' own schemas. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { integrityOfBlob } from '@sopaan/contract/blob';
import type { Endpoint } from '@sopaan/schemas/endpoint';
import type { Reason } from '@sopaan/schemas/error';
import type { InferType, Schema } from 'yup';

export const TOKEN = 'sopaan_deploy_of_these_tests';

/** What a handler throws to be answered as an error. */
export class ErrorResponse extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly reasons: readonly Reason[] = [],
  ) {
    super(`refused with ${code}`);
  }
}

type Handle = (request: object) => unknown;

export interface FakeRegistry {
  url: string;
  /** Files by integrity, as uploaded. */
  blobs: Map<string, Buffer>;
  /** Method and path of each request, in their order. */
  asked: string[];
  on: <Request extends Schema, Response extends Schema>(
    endpoint: Endpoint<Request, Response>,
    handler: (request: InferType<Request>) => InferType<Response>,
  ) => void;
  /** What `/readyz` says. */
  shown: { set: string | null; environment: string };
  /** So many of the next answers to requests whose `METHOD path` matches are lost after the request was carried out. */
  dropResponses: (to: RegExp, count: number) => void;
  /** So many of the next requests that match are not carried out. */
  dropRequests: (to: RegExp, count: number) => void;
  stop: () => Promise<void>;
}

interface Fault {
  to: RegExp;
  count: number;
  carriedOut: boolean;
}

export async function startFakeRegistry(): Promise<FakeRegistry> {
  const routes: Array<{ method: string; path: RegExp; handle: Handle }> = [];
  const faults: Fault[] = [];
  const fake: Pick<FakeRegistry, 'blobs' | 'asked' | 'shown'> = {
    blobs: new Map(),
    asked: [],
    shown: { set: null, environment: 'production' },
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    const name = `${request.method} ${url.pathname}`;
    const body = await buffer(request);
    if (url.pathname === '/readyz') return send(response, 200, fake.shown);
    fake.asked.push(name);
    const fault = faults.find(({ to, count }) => count > 0 && to.test(name));
    if (fault) fault.count -= 1;
    if (fault?.carriedOut === false) return request.socket.destroy();
    const [status, json] = carryOut(request, url, body);
    if (fault) return request.socket.destroy();
    return send(response, status, json);
  };
  const carryOut = (request: IncomingMessage, url: URL, body: Buffer): [number, unknown] => {
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
  const server = createServer((request, response) => void answer(request, response));
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
      // The newest handler of an endpoint counts.
      routes.unshift({
        method: endpoint.method,
        path: new RegExp(`^/api/${path}$`),
        handle: (given) =>
          endpoint.response.validateSync(handler(endpoint.request.validateSync(given))),
      });
    }) satisfies FakeRegistry['on'],
    dropResponses: (to: RegExp, count: number) => faults.push({ to, count, carriedOut: true }),
    dropRequests: (to: RegExp, count: number) => faults.push({ to, count, carriedOut: false }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function storeBlob(blobs: Map<string, Buffer>, url: URL, body: Buffer): object {
  const integrity = integrityOfBlob(url.pathname.replace(/.*\//, ''));
  const plain = url.searchParams.get('encoding') === 'br' ? brotliDecompressSync(body) : body;
  const found = `sha384-${createHash('sha384').update(plain).digest('base64')}`;
  if (found !== integrity) throw new ErrorResponse(400, 'VALIDATION_FAILED');
  blobs.set(integrity, body);
  return { status: 'stored' };
}

function send(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(json));
}
