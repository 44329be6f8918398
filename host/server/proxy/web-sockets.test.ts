import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { number, object } from 'yup';
import { WebSocket, WebSocketServer } from 'ws';
import { createEdge } from '../edge';
import { readSettings } from '../settings';
import { createUnitsFolder, page, writeFakeRelease } from '../testing/fake-units';

const PATH = '/api/live-classes/algebra/socket';
const portSchema = object({ port: number().required() });

let units: string;
let api: Server;
let sockets: WebSocketServer;
let apiUrl: string;
let edge: FastifyInstance;
let url: string;
/** The requests that the API has received. */
let requests: IncomingMessage[];
const clients: WebSocket[] = [];

beforeEach(async () => {
  units = createUnitsFolder();
  writeFakeRelease(units, 'host', [page('/auth/login', 'login')], {
    screens: ['login', 'under-development', 'not-found'],
  });
  requests = [];
  sockets = new WebSocketServer({ noServer: true });
  api = createServer((request, response) => {
    requests.push(request);
    response.writeHead(404, { 'content-type': 'application/json', 'retry-after': '7' }).end('{}');
  });
  api.on('upgrade', (request, socket, head) => {
    requests.push(request);
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client));
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  apiUrl = `http://127.0.0.1:${portSchema.validateSync(api.address()).port}`;
  await startEdge();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.terminate();
  for (const client of sockets.clients) client.terminate();
  await edge.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  rmSync(units, { recursive: true });
});

async function startEdge(settings: Record<string, string> = {}): Promise<void> {
  edge = await createEdge(
    readSettings({
      RELEASES_FROM: 'folder',
      SOPAAN_UNITS: units,
      API_URL: apiUrl,
      LOG_LEVEL: 'silent',
      ...settings,
    }),
  );
  url = await edge.listen({ host: '127.0.0.1', port: 0 });
}

async function restartEdge(settings: Record<string, string>): Promise<void> {
  await edge.close();
  await startEdge(settings);
}

function open(headers: Record<string, string> = {}, path = PATH): WebSocket {
  const client = new WebSocket(url.replace('http', 'ws') + path, { headers });
  client.on('error', () => undefined);
  clients.push(client);
  return client;
}

/** Both ends of a WebSocket through the edge. */
async function openPair(headers?: Record<string, string>) {
  const accepted = once(sockets, 'connection');
  const client = open(headers);
  await once(client, 'open');
  await accepted;
  const [server] = [...sockets.clients].slice(-1);
  if (!server) throw new Error('the API has no socket');
  return { client, server };
}

/** The status of the response to a client that gets no WebSocket. */
async function rejectionStatus(client: WebSocket): Promise<number | undefined> {
  const response = await new Promise<IncomingMessage>((resolve) => {
    client.once('unexpected-response', (_request, message) => resolve(message));
  });
  response.resume();
  return response.statusCode;
}

const message = async (socket: WebSocket) => String((await once(socket, 'message'))[0]);

test('forwards messages in both directions', async () => {
  const { client, server } = await openPair();
  const [atServer, atClient] = [message(server), message(client)];
  client.send('from the page');
  server.send('from the API');
  expect(await Promise.all([atServer, atClient])).toEqual(['from the page', 'from the API']);
});

test('forwards a message that the API sends together with its handshake', async () => {
  sockets.on('connection', (server) => server.send('at once'));
  expect(await message(open())).toBe('at once');
});

test('when one side closes its socket, the socket of the other side is closed with the same code', async () => {
  const first = await openPair();
  first.client.close(4_001, 'left');
  expect((await once(first.server, 'close')).map(String)).toEqual(['4001', 'left']);
  const second = await openPair();
  second.server.close(1_008, 'removed');
  expect((await once(second.client, 'close')).map(String)).toEqual(['1008', 'removed']);
});

test('a connection that is lost on one side is destroyed on the other', async () => {
  const first = await openPair();
  first.client.terminate();
  expect((await once(first.server, 'close'))[0]).toBe(1_006);
  const second = await openPair();
  second.server.terminate();
  expect((await once(second.client, 'close'))[0]).toBe(1_006);
});

test('sets the forwarding headers, whatever the client sends, and forwards no credentials', async () => {
  await restartEdge({ TRUSTED_PROXIES: '10.0.0.0/8' });
  await openPair({
    host: 'sopaan.example',
    'x-forwarded-for': '198.51.100.1',
    'x-forwarded-host': 'evil.example',
    'x-real-ip': '198.51.100.1',
    forwarded: 'for=198.51.100.1',
    cookie: 'sopaan_refresh=abc',
    authorization: 'Bearer x.y.z',
    'x-request-id': 'r-1',
  });
  const [request] = requests;
  expect(request?.url).toBe(PATH);
  expect(request?.headers).toMatchObject({
    host: new URL(apiUrl).host,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'sopaan.example',
    'x-forwarded-proto': 'http',
    'x-request-id': 'r-1',
  });
  for (const name of ['x-real-ip', 'forwarded', 'cookie', 'authorization']) {
    expect(request?.headers).not.toHaveProperty(name);
  }
});

test.each([
  [{}, 'http://sopaan.example'],
  [{}, 'https://sopaan.example'],
  [{ SITE_URL: 'https://sopaan.example' }, 'https://sopaan.example'],
])(
  'with the settings %j, a WebSocket is accepted from the origin %s of the site',
  async (settings, origin) => {
    await restartEdge(settings);
    await openPair({ host: 'sopaan.example', origin });
  },
);

test.each([
  [{}, 'https://evil.example'],
  [{}, 'http://sopaan.example.evil.example'],
  [{}, 'null'],
  [{ SITE_URL: 'https://sopaan.example' }, 'https://www.sopaan.example'],
])('with the settings %j, a WebSocket is rejected from the origin %s', async (settings, origin) => {
  await restartEdge(settings);
  expect(await rejectionStatus(open({ host: 'sopaan.example', origin }))).toBe(403);
  expect(requests).toEqual([]);
});

test('forwards the response with which the API rejects a WebSocket', async () => {
  api.removeAllListeners('upgrade');
  const client = open();
  const response = await new Promise<IncomingMessage>((resolve) => {
    client.once('unexpected-response', (_request, one) => resolve(one));
  });
  expect([response.statusCode, response.headers['retry-after'], await text(response)]).toEqual([
    404,
    '7',
    '{}',
  ]);
});

test('responds with 503 when the API is unreachable', async () => {
  await restartEdge({ API_URL: 'http://127.0.0.1:1' });
  expect(await rejectionStatus(open())).toBe(503);
});

test.each(['/api/../healthz', '/api/%2e%2e/healthz', '/about-us'])(
  'responds to a WebSocket handshake for %s as to a request without an upgrade',
  async (path) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const head = `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket`;
    socket.write(`${head}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAA\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 [24]0\d /);
    expect(requests).toEqual([]);
  },
);

test('the edge can be closed while WebSockets are open', async () => {
  const { client, server } = await openPair();
  const closed = Promise.all([once(client, 'close'), once(server, 'close')]);
  await edge.close();
  expect((await closed).map(([code]) => code)).toEqual([1_006, 1_006]);
});
