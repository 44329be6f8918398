import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { number, object } from 'yup';
import { handleUpgrades } from './upgrades';

const portSchema = object({ port: number().required() });
let server: Server;
let port: number;
let upgraded: string[];
beforeEach(async () => {
  upgraded = [];
  server = createServer(async (request, response) => {
    const { upgrade, connection } = request.headers;
    const body = await text(request);
    response.end(JSON.stringify({ method: request.method, upgrade, connection, body }));
  });
  handleUpgrades(server, {
    accepts: ({ url }) => url === '/socket',
    onUpgrade({ url = '' }, socket, head) {
      upgraded.push(`${url} ${String(head)}`);
      socket.end('upgraded');
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = portSchema.validateSync(server.address()).port;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

const UPGRADE = 'Host: a\r\nConnection: Upgrade\r\nUpgrade';

/** Everything received until the connection closes. Each part is sent in a later turn of the event loop, after the part before. */
async function exchange(...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const received = text(socket);
  for (const part of parts) {
    await new Promise((resolve) => socket.write(part, resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return received;
}

/** The bodies of the responses. */
const bodies = (received: string) =>
  [...received.matchAll(/\r\n\r\n(\{.*?\})/g)].map(([, body = '']): unknown => JSON.parse(body));
const LAST = 'GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

test('passes an accepted request for a WebSocket to onUpgrade, with the bytes that follow it', async () => {
  const received = await exchange(`GET /socket HTTP/1.1\r\n${UPGRADE}: WebSocket\r\n\r\nframes`);
  expect([received, upgraded]).toEqual(['upgraded', ['/socket frames']]);
});

test.each([
  ['a WebSocket at another path', `GET /other HTTP/1.1\r\n${UPGRADE}: websocket\r\n\r\n`, 'GET'],
  ['h2c', `GET /socket HTTP/1.1\r\n${UPGRADE}: h2c\r\nHTTP2-Settings: AAA\r\n\r\n`, 'GET'],
  ['a WebSocket with POST', `POST /socket HTTP/1.1\r\n${UPGRADE}: websocket\r\n\r\n`, 'POST'],
])('serves a request for %s without the upgrade, and the next one', async (_, bytes, method) => {
  expect(bodies(await exchange(bytes, LAST))).toEqual([
    { method, connection: '', body: '' },
    { method: 'GET', connection: 'close', body: '' },
  ]);
  expect(upgraded).toEqual([]);
});

test.each([
  ['with a length', 'Content-Length: 10\r\n\r\n01234', '56789'],
  ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n5\r\n01234\r\n', '5\r\n56789\r\n0\r\n\r\n'],
])('reads the body %s of a request that also requests h2c', async (_, start, rest) => {
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close, Upgrade\r\nUpgrade: h2c\r\n';
  expect(bodies(await exchange(head + start, rest))).toEqual([
    { method: 'POST', connection: 'close', body: '0123456789' },
  ]);
});
