import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { lingeringClose } from '@sopaan/http/lingering-close';
import { createEdge } from './edge';
import { readSettings } from './settings';
import { fakeUnits, page, writeFakeRelease } from './testing/fake-units';

const MEBIBYTE = 1_048_576;
const CONVERSATIONS = 200;

let units: string;
let open: Array<{ close: () => unknown }>;
beforeEach(() => {
  units = fakeUnits();
  writeFakeRelease(units, 'host', [page('/auth/login', 'login')], {
    screens: ['login', 'under-development', 'not-found'],
  });
  open = [];
});
afterEach(async () => {
  await Promise.all(open.map((server) => server.close()));
  rmSync(units, { recursive: true });
});

/** Listens before an upstream; hands back the port. */
async function startEdge(upstream: string): Promise<number> {
  const edge = await createEdge(
    readSettings({
      RELEASES_FROM: 'folder',
      SOPAAN_UNITS: units,
      API_URL: upstream,
      LOG_LEVEL: 'silent',
    }),
  );
  open.unshift(edge);
  return Number(new URL(await edge.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** Reads bodies as the API does: up to one mebibyte. */
async function startUpstream(): Promise<string> {
  const upstream: FastifyInstance = Fastify({ bodyLimit: MEBIBYTE, forceCloseConnections: true });
  lingeringClose(upstream);
  upstream.post('/api/form', () => ({}));
  upstream.get('/api/next', () => ({}));
  open.push(upstream);
  return upstream.listen({ host: '127.0.0.1', port: 0 });
}

interface Body {
  bytes: number;
  chunked: boolean;
  slow: boolean;
  path?: string;
}

/** Sends a body and, right behind it, another request; hands back all that comes until the connection closes. */
async function conversation(port: number, body: Body): Promise<string> {
  const { bytes, chunked, slow, path = '/api/form' } = body;
  const socket = connect(port, '127.0.0.1');
  let answers = '';
  socket.on('data', (data) => (answers += String(data)));
  // Once the answer is there, the rest may fail to be sent.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const length = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${length}\r\n\r\n`,
  );
  const part = Buffer.alloc(64 * 1024, ' ');
  for (let sent = 0; sent < bytes && socket.writable; sent += part.length) {
    const rest = part.subarray(0, bytes - sent);
    if (chunked) socket.write(`${rest.length.toString(16)}\r\n`);
    socket.write(rest);
    if (chunked) socket.write('\r\n');
    if (slow || socket.writableNeedDrain) await new Promise((resolve) => setImmediate(resolve));
  }
  if (chunked) socket.write('0\r\n\r\n');
  socket.write('GET /api/next HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await closed;
  return answers;
}

/** The answers by their status; what follows one that closes its connection counts as wrong. */
function statuses(answers: string): string {
  const all = [...answers.matchAll(/HTTP\/1\.1 (\d{3}) [^]*?\r\n\r\n/g)];
  return all
    .map(([head, status], index) => {
      const closes = /\r\nconnection: close\r\n/i.test(head);
      return closes === (index === all.length - 1) ? status : `${status} wrongly kept or closed`;
    })
    .join(', ');
}

test('[S3] [R7] a body over the limit is always 413, and the connection answers what follows or is closed', async () => {
  const port = await startEdge(await startUpstream());
  const seen = new Set<string>();
  for (let round = 0; round < CONVERSATIONS / 20; round += 1) {
    const bodies = Array.from({ length: 20 }, (_, number) => ({
      bytes: MEBIBYTE + 1 + (((round * 20 + number) * 7919 * 131) % (5 * MEBIBYTE)),
      chunked: number % 2 === 1,
      slow: number % 3 === 0,
    }));
    const answers = await Promise.all(bodies.map((body) => conversation(port, body)));
    for (const answer of answers) seen.add(statuses(answer));
  }
  expect([...seen].filter((one) => one !== '413' && one !== '413, 200')).toEqual([]);
}, 60_000);

test.each(['/api/..%5C..%5Cx', '/assets/none.js', '/about-us'])(
  '[S3] a body for %s, which takes none, is dropped, and the next request is answered',
  async (path) => {
    const port = await startEdge(await startUpstream());
    for (const chunked of [true, false]) {
      const body = { bytes: MEBIBYTE, chunked, slow: false, path };
      expect(statuses(await conversation(port, body))).toMatch(/^4\d\d(, 200)?$/);
    }
  },
);

test('[S3] an API that hangs up in the middle of a body is 503, and the connection closes', async () => {
  const rude = createServer((request) => request.once('data', () => request.socket.destroy()));
  await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
  open.push(rude);
  const address = rude.address();
  const port = await startEdge(
    `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
  );
  const answers = await conversation(port, { bytes: 4 * MEBIBYTE, chunked: false, slow: true });
  expect(statuses(answers)).toBe('503');
});

test.each(['Expect: 100-continue', 'Keep-Alive: timeout=5', 'Upgrade: h2c', 'TE: trailers'])(
  '[S3] %s concerns this edge, not the API',
  async (header) => {
    const port = await startEdge(await startUpstream());
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/form HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${header}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
    );
    let answer = '';
    for await (const data of socket) answer += String(data);
    expect(answer).toContain('HTTP/1.1 200 ');
  },
);
