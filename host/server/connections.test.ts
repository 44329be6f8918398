import { rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { CONNECTION_LIMITS } from '@sopaan/http/connections';
import { createEdge } from './edge';
import { readSettings } from './settings';
import { createUnitsFolder, page, writeFakeRelease } from './testing/fake-units';

let units: string;
let edge: FastifyInstance;
let port: number;
beforeAll(async () => {
  units = createUnitsFolder();
  writeFakeRelease(units, 'host', [page('/auth/login', 'login')], {
    screens: ['login', 'under-development', 'not-found'],
  });
  const smallLimits = {
    headersTimeoutMs: 200,
    requestTimeoutMs: 400,
    keepAliveTimeoutMs: 100,
    checkIntervalMs: 20,
    maxConnections: 3,
  };
  edge = await createEdge(settings(), undefined, { ...CONNECTION_LIMITS, ...smallLimits });
  port = Number(new URL(await edge.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await edge.close();
  rmSync(units, { recursive: true });
});

const settings = () =>
  readSettings({ RELEASES_FROM: 'folder', SOPAAN_UNITS: units, LOG_LEVEL: 'silent' });

const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) {
    if (socket.closed) continue;
    const closed = once(socket, 'close');
    socket.destroy();
    await closed;
  }
});

async function connectToEdge(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends bytes and returns everything received until the edge closes the connection. */
async function exchange(...bytes: string[]): Promise<string> {
  const socket = await connectToEdge();
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  for (const part of bytes) socket.write(part);
  await once(socket, 'close');
  return received;
}

test.each([
  ['nothing', ''],
  ['half of its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: '],
  ['half of its body', 'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{'],
])('closes the connection of a client that sends %s and then waits', async (_, bytes) => {
  // 503: the API is unreachable, and the proxy responds before the end of a body.
  expect(await exchange(bytes)).toMatch(/^(?:HTTP\/1\.1 (?:408|503) |$)/);
});

test('closes an idle keep-alive connection', async () => {
  expect(await exchange('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test('rejects headers that are too long with 431 and the usual error body', async () => {
  const received = await exchange(
    `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
  );
  expect(received).toMatch(/^HTTP\/1\.1 431 /);
  expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toEqual({
    error: { code: 'VALIDATION_FAILED', message: expect.any(String) },
  });
});

test('limits the number of open connections', async () => {
  const open = await Promise.all([connectToEdge(), connectToEdge(), connectToEdge()]);
  const excessSocket = await connectToEdge();
  await once(excessSocket, 'close');
  expect(open.every((socket) => !socket.closed)).toBe(true);
});

test('allows ten seconds for headers and thirty for a request by default', async () => {
  const defaultEdge = await createEdge(settings());
  const { headersTimeout, requestTimeout, maxConnections } = defaultEdge.server;
  expect({ headersTimeout, requestTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
  });
  expect(maxConnections).toBeGreaterThan(0);
  await defaultEdge.close();
});
