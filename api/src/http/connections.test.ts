import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';
import { endpoint } from '@sopaan/schemas/api/endpoint';
import { createApp } from '../app';
import { TEST_SETTINGS, testApp } from '../testing/test-app';
import { CONNECTION_LIMITS } from '@sopaan/http/connections';
import { multipart } from '../testing/multipart';
import { route } from '../routes/route';

const MEGABYTES = 48;
const largeEndpoint = endpoint({
  method: 'GET',
  path: 'test/large',
  access: 'public',
  request: object({}),
  response: object({ text: string().required() }),
  summary: 'Returns more than a connection buffers.',
});

const api = testApp();
let app: FastifyInstance;
let port: number;
/** The port of an app with the default limits. */
let defaultPort: number;
beforeAll(async () => {
  const shortTimeouts = {
    headersTimeoutMs: 200,
    requestTimeoutMs: 400,
    idleTimeoutMs: 600,
    keepAliveTimeoutMs: 100,
    checkIntervalMs: 20,
    maxConnections: 3,
  };
  app = await createApp({
    settings: TEST_SETTINGS,
    database: api.database,
    connections: { ...CONNECTION_LIMITS, ...shortTimeouts },
  });
  route(app, largeEndpoint, () => ({ text: 'x'.repeat(MEGABYTES * 1_048_576) }));
  port = await listen(app);
  defaultPort = await listen(api.app);
});
afterAll(() => app.close());

async function listen(server: FastifyInstance): Promise<number> {
  return Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
}

const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) {
    if (socket.closed) continue;
    const closed = once(socket, 'close');
    socket.destroy();
    await closed;
  }
});

async function connectClient(to = port): Promise<Socket> {
  const socket = connect(to, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Everything received until the API closes the connection. */
async function exchange(bytes: string): Promise<string> {
  const socket = await connectClient();
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  socket.write(bytes);
  await once(socket, 'close');
  return received;
}

test.each([
  ['half of its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: '],
  [
    'half of its body',
    'POST /api/newsletter/subscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  ],
])(
  'closes a connection that sends %s and stalls, with the standard error body',
  async (_, bytes) => {
    const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(JSON.parse(body)).toEqual({
      error: { code: 'VALIDATION_FAILED', message: expect.any(String) },
    });
  },
);

test('trickling bytes does not extend the timeout', async () => {
  const socket = await connectClient();
  socket.resume();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-A: ');
  let sentBytes = 0;
  const trickle = setInterval(() => {
    sentBytes += 1;
    socket.write('a');
  }, 20);
  await once(socket, 'close');
  clearInterval(trickle);
  expect(sentBytes).toBeGreaterThan(0);
});

test('closes a connection that does not read its response', async () => {
  const serverSocket = new Promise<Socket>((resolve) => app.server.once('connection', resolve));
  const socket = await connectClient();
  socket.pause();
  socket.write('GET /api/test/large HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(await serverSocket, 'close');
  expect(socket.bytesRead).toBeLessThan(MEGABYTES * 1_048_576);
});

test.each(['Content-Length: 4000000', 'Transfer-Encoding: chunked'])(
  '[S3] keeps reading a body over the limit with %s after the response, so that the response arrives',
  async (length) => {
    const socket = await connectClient(defaultPort);
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    const closed = once(socket, 'close');
    socket.write(
      `POST /api/newsletter/subscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${length}\r\n\r\n`,
    );
    // Sent in one write; each chunk has 262,144 bytes.
    const chunk = `40000\r\n${' '.repeat(0x40000)}\r\n`;
    const body = length.startsWith('Transfer') ? `${chunk.repeat(16)}0\r\n\r\n` : ' '.repeat(4e6);
    await new Promise((resolve) => socket.write(body, resolve));
    await closed;
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(received).toMatch(/\r\nconnection: close\r\n/i);
  },
);

test('an upload that is sent too slowly is ended at its deadline, and nothing of it is stored', async () => {
  const { token } = await api.signUp();
  const { headers, payload } = multipart({}, { avatar: { bytes: Buffer.alloc(100_000) } });
  const socket = await connectClient();
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  socket.write(
    [
      'POST /api/applymentorship HTTP/1.1',
      'Host: a',
      `Authorization: Bearer ${token}`,
      `Content-Type: ${headers['content-type']}`,
      `Content-Length: ${payload.length}`,
      '',
      '',
    ].join('\r\n'),
  );
  let sent = 0;
  const trickle = setInterval(() => socket.write(payload.subarray(sent, (sent += 100))), 20);
  await once(socket, 'close');
  clearInterval(trickle);
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  await app.runningHandlers.ended();
  expect(await api.database.query('select id from files')).toEqual([]);
});

test('closes an idle connection', async () => {
  expect(await exchange('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test('accepts no more connections than the limit', async () => {
  const sockets = await Promise.all([connectClient(), connectClient(), connectClient()]);
  await once(await connectClient(), 'close');
  expect(sockets.every((socket) => !socket.closed)).toBe(true);
});

test('by default headers have ten seconds and a request thirty', () => {
  const { headersTimeout, requestTimeout, maxConnections } = api.app.server;
  expect({ headersTimeout, requestTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
  });
  expect(maxConnections).toBeGreaterThan(0);
});
