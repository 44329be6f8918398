import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { lingeringClose } from '@sopaan/http/lingering-close';
import { createEdge } from '../edge';
import { readSettings } from '../settings';
import { createUnitsFolder, page, writeFakeRelease } from '../testing/fake-units';

const MEBIBYTE = 1_048_576;
const ROUNDS = 10;
const EXCHANGES_PER_ROUND = 20;

let units: string;
let servers: Array<{ close: () => unknown }>;
beforeEach(() => {
  units = createUnitsFolder();
  writeFakeRelease(units, 'host', [page('/auth/login', 'login')], {
    screens: ['login', 'under-development', 'not-found'],
  });
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  rmSync(units, { recursive: true });
});

/** Starts an edge in front of an upstream, and returns its port. */
async function startEdge(upstream: string): Promise<number> {
  const edge = await createEdge(
    readSettings({
      RELEASES_FROM: 'folder',
      SOPAAN_UNITS: units,
      API_URL: upstream,
      LOG_LEVEL: 'silent',
    }),
  );
  servers.unshift(edge);
  return Number(new URL(await edge.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** Reads bodies as the API does: up to one mebibyte. */
async function startUpstream(): Promise<string> {
  const upstream: FastifyInstance = Fastify({ bodyLimit: MEBIBYTE, forceCloseConnections: true });
  lingeringClose(upstream);
  upstream.post('/api/form', () => ({}));
  // Like the uploads of the API: answers in the middle of the body, and reads the rest.
  upstream.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.post('/api/upload', async ({ raw }, reply) => {
      let bytes = 0;
      for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
        bytes += Buffer.byteLength(chunk);
        if (bytes > MEBIBYTE) break;
      }
      raw.resume();
      return reply.code(bytes > MEBIBYTE ? 413 : 200).send({});
    });
  });
  upstream.get('/api/next', () => ({}));
  servers.push(upstream);
  return upstream.listen({ host: '127.0.0.1', port: 0 });
}

interface Body {
  bytes: number;
  chunked: boolean;
  /** Waits for the next turn of the event loop after each packet. */
  slow: boolean;
  /** Milliseconds between two packets. */
  pauseMs?: number;
  path?: string;
}

/** Sends a body and, right behind it, another request; returns everything received until the connection closes. */
async function exchange(port: number, body: Body): Promise<string> {
  const { bytes, chunked, slow, pauseMs, path = '/api/form' } = body;
  const socket = connect(port, '127.0.0.1');
  let responses = '';
  socket.on('data', (data) => (responses += String(data)));
  // After the response, writing the rest may fail.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const length = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${length}\r\n\r\n`,
  );
  const part = Buffer.alloc(64 * 1024, ' ');
  for (let sent = 0; sent < bytes && socket.writable; sent += part.length) {
    const packet = part.subarray(0, bytes - sent);
    if (chunked) socket.write(`${packet.length.toString(16)}\r\n`);
    socket.write(packet);
    if (chunked) socket.write('\r\n');
    if (pauseMs !== undefined) await sleep(pauseMs);
    else if (slow || socket.writableNeedDrain)
      await new Promise((resolve) => setImmediate(resolve));
  }
  if (chunked) socket.write('0\r\n\r\n');
  socket.write('GET /api/next HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await closed;
  return responses;
}

/** The status codes of the responses. One that wrongly keeps or closes the connection is marked. */
function statuses(responses: string): string {
  const responseHeads = [...responses.matchAll(/HTTP\/1\.1 (\d{3}) [^]*?\r\n\r\n/g)];
  return responseHeads
    .map(([head, status], index) => {
      const closes = /\r\nconnection: close\r\n/i.test(head);
      return closes === (index === responseHeads.length - 1)
        ? status
        : `${status} wrongly kept or closed`;
    })
    .join(', ');
}

test('[S3] [R7] always responds with 413 to a body over the limit, and then serves the next request or closes the connection', async () => {
  const port = await startEdge(await startUpstream());
  const statusTexts = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const bodies = Array.from({ length: EXCHANGES_PER_ROUND }, (_, number) => ({
      // The sizes vary between one and six mebibytes.
      bytes:
        MEBIBYTE + 1 + (((round * EXCHANGES_PER_ROUND + number) * 7919 * 131) % (5 * MEBIBYTE)),
      chunked: number % 2 === 1,
      slow: number % 3 === 0,
    }));
    const responses = await Promise.all(bodies.map((body) => exchange(port, body)));
    for (const response of responses) statusTexts.add(statuses(response));
  }
  expect([...statusTexts].filter((one) => one !== '413' && one !== '413, 200')).toEqual([]);
});

test.each(
  ['/api/form', '/api/upload'].flatMap((path) =>
    [undefined, 5].flatMap((pauseMs) => [
      { path, pauseMs, chunked: true },
      { path, pauseMs, chunked: false },
    ]),
  ),
)('[S3] responds with 413 to a body of three times the limit: %j', async (sender) => {
  const port = await startEdge(await startUpstream());
  for (let round = 0; round < 5; round += 1) {
    const response = await exchange(port, { bytes: 3 * MEBIBYTE, slow: false, ...sender });
    expect(statuses(response)).toMatch(/^413(, 200)?$/);
  }
});

test('[P10] forwards the response with which the API rejects a body of 40 MiB', async () => {
  const port = await startEdge(await startUpstream());
  for (const chunked of [true, false]) {
    const response = await exchange(port, { bytes: 40 * MEBIBYTE, chunked, slow: false });
    expect(statuses(response)).toMatch(/^413(, 200)?$/);
    expect(response).toContain('Request body is too large');
  }
});

test.each(['/-/reports', '/api/..%5C..%5Cx', '/assets/none.js', '/about-us'])(
  '[S3] discards a body for %s, which accepts none, and responds to the next request',
  async (path) => {
    const port = await startEdge(await startUpstream());
    for (const chunked of [true, false]) {
      const body = { bytes: MEBIBYTE, chunked, slow: false, path };
      expect(statuses(await exchange(port, body))).toMatch(/^4\d\d(, 200)?$/);
    }
  },
);

test('[S3] responds with 503 and closes the connection when the API closes the connection in the middle of a body', async () => {
  const disconnectingApi = createServer((request) =>
    request.once('data', () => request.socket.destroy()),
  );
  await new Promise<void>((resolve) => disconnectingApi.listen(0, '127.0.0.1', resolve));
  servers.push(disconnectingApi);
  const address = disconnectingApi.address();
  const port = await startEdge(
    `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
  );
  const responses = await exchange(port, { bytes: 4 * MEBIBYTE, chunked: false, slow: true });
  expect(statuses(responses)).toBe('503');
});

test.each(['Expect: 100-continue', 'Keep-Alive: timeout=5', 'Upgrade: h2c', 'TE: trailers'])(
  '[S3] does not forward %s to the API',
  async (header) => {
    const port = await startEdge(await startUpstream());
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/form HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${header}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
    );
    let response = '';
    for await (const data of socket) response += String(data);
    expect(response).toContain('HTTP/1.1 200 ');
  },
);
