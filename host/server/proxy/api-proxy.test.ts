import { rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { createEdge } from '../edge';
import { readSettings } from '../settings';
import { createUnitsFolder, page, writeFakeRelease } from '../testing/fake-units';

let units: string;
let api: Server;
let apiUrl: string;
let seenHeaders: IncomingHttpHeaders[];
let calls: number;
let status: number;
let edges: FastifyInstance[];
beforeEach(async () => {
  units = createUnitsFolder();
  writeFakeRelease(units, 'host', [page('/auth/login', 'login')], {
    screens: ['login', 'under-development', 'not-found'],
  });
  [seenHeaders, calls, status, edges] = [[], 0, 200, []];
  api = createServer((request, response) => {
    seenHeaders.push(request.headers);
    calls += 1;
    response.writeHead(status, { 'retry-after': '2' }).end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(async () => {
  await Promise.all(edges.map((edge) => edge.close()));
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  rmSync(units, { recursive: true });
});

async function startEdge(settings: Record<string, string> = {}): Promise<FastifyInstance> {
  const edge = await createEdge(
    readSettings({
      RELEASES_FROM: 'folder',
      SOPAAN_UNITS: units,
      API_URL: apiUrl,
      LOG_LEVEL: 'silent',
      ...settings,
    }),
  );
  edges.push(edge);
  return edge;
}

const FORWARDING_HEADERS = {
  host: 'sopaan.example',
  'x-forwarded-for': '198.51.100.1',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '1',
  'x-real-ip': '198.51.100.1',
  forwarded: 'for=198.51.100.1;host=evil.example',
};

test('overwrites forwarding headers that an untrusted client sends', async () => {
  const edge = await startEdge();
  await edge.inject({
    url: '/api/jobs',
    headers: FORWARDING_HEADERS,
    remoteAddress: '203.0.113.7',
  });
  expect(seenHeaders[0]).toMatchObject({
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'sopaan.example',
    'x-forwarded-proto': 'http',
  });
  expect(seenHeaders[0]).not.toHaveProperty('forwarded');
  expect(seenHeaders[0]).not.toHaveProperty('x-real-ip');
  expect(seenHeaders[0]).not.toHaveProperty('x-forwarded-port');
});

test('overwrites forwarding headers of a raw request that repeats them and lists them in Connection', async () => {
  const edge = await startEdge({ TRUSTED_PROXIES: '10.0.0.0/8' });
  const { port } = new URL(await edge.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    [
      'GET /api/jobs HTTP/1.1',
      'Host: sopaan.example',
      'X-Forwarded-For: 10.0.0.1',
      'x-forwarded-for: 198.51.100.1',
      'X-FORWARDED-PROTO: https',
      'Connection: close, x-forwarded-for, x-forwarded-host',
      '',
      '',
    ].join('\r\n'),
  );
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200/);
  expect(seenHeaders[0]).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'sopaan.example',
    'x-forwarded-proto': 'http',
  });
});

test('trusts the forwarding headers of a trusted proxy, but no address in front of the first untrusted one', async () => {
  const edge = await startEdge({ TRUSTED_PROXIES: 'loopback,10.0.0.0/8' });
  const headers = { ...FORWARDING_HEADERS, 'x-forwarded-for': '192.0.2.9, 203.0.113.7, 10.0.0.3' };
  await edge.inject({ url: '/api/jobs', headers, remoteAddress: '10.0.0.2' });
  expect(seenHeaders[0]).toMatchObject({
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  });
});

test('uses https for a site whose SITE_URL is https, regardless of the headers of its proxy', async () => {
  const edge = await startEdge({ SITE_URL: 'https://sopaan.example' });
  const headers = { ...FORWARDING_HEADERS, 'x-forwarded-proto': 'http' };
  await edge.inject({ url: '/api/jobs', headers, remoteAddress: '127.0.0.1' });
  expect(seenHeaders[0]).toMatchObject({ 'x-forwarded-proto': 'https' });
});

test.each(['/', '/assets/none.js', '/api/jobs', '/healthz'])(
  '[S12] %s has Strict-Transport-Security if SITE_URL is https, and only then',
  async (url) => {
    const secure = await startEdge({ SITE_URL: 'https://sopaan.example' });
    const { headers } = await secure.inject(url);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await (await startEdge()).inject(url)).headers).not.toHaveProperty(
      'strict-transport-security',
    );
  },
);

test('forwards cookies, origin and token to the API unchanged', async () => {
  const headers = {
    origin: 'https://sopaan.example',
    'sec-fetch-site': 'same-origin',
    cookie: 'sopaan_refresh=abc',
    authorization: 'Bearer x.y.z',
    'x-request-id': 'r-1',
  };
  await (await startEdge()).inject({ method: 'POST', url: '/api/logout', headers, payload: {} });
  expect(seenHeaders[0]).toMatchObject(headers);
});

test('gives the API the ID of the request: that of the client, or a new one if it is missing or malformed', async () => {
  const edge = await startEdge();
  for (const headersOfClient of [{ 'x-request-id': 'r-1' }, { 'x-request-id': 'a b' }, {}]) {
    await edge.inject({ url: '/api/jobs', headers: headersOfClient });
  }
  const [kept, ...created] = seenHeaders.map((headers) => headers['x-request-id']);
  expect(kept).toBe('r-1');
  expect(created).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.any(String)]);
  expect(new Set(created).size).toBe(2);
});

test('[PR-029] streams the events of the API one by one, and aborts the API request when the client disconnects', async () => {
  let markClosed = () => {};
  const closed = new Promise<void>((resolve) => (markClosed = resolve));
  api.removeAllListeners('request');
  api.on('request', (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write('event: started\ndata: {}\n\n');
    response.once('close', markClosed);
  });
  const url = await (await startEdge()).listen({ host: '127.0.0.1', port: 0 });
  const controller = new AbortController();
  const reply = await fetch(`${url}/api/execute`, {
    method: 'POST',
    body: '{}',
    headers: { accept: 'text/event-stream', 'accept-encoding': 'br, gzip' },
    signal: controller.signal,
  });
  const first = await reply.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toBe('event: started\ndata: {}\n\n');
  controller.abort();
  await closed;
});

test('forwards requests and the client address with IPv6 only, even behind a proxy on ::1', async () => {
  api.close();
  api.listen(0, '::1');
  await once(api, 'listening');
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : '';
  const edge = await startEdge({ API_URL: `http://[::1]:${port}` });
  const url = await edge.listen({ host: '::1', port: 0 });
  expect((await fetch(`${url}/api/jobs`)).status).toBe(200);
  expect(seenHeaders[0]).toMatchObject({
    'x-forwarded-for': '::1',
    'x-forwarded-host': new URL(url).host,
  });
  const headers = { 'x-forwarded-for': '2001:db8:0:5::1' };
  await fetch(`${url}/api/jobs`, { headers });
  expect(seenHeaders[1]).toMatchObject(headers);
});

test('does not retry a request to which the API responds with 503', async () => {
  status = 503;
  const reply = await (await startEdge()).inject('/api/jobs');
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('2');
  expect(calls).toBe(1);
});

test('responds with 503 and the usual error body, without the address of the API, when the API is unreachable', async () => {
  const edge = await startEdge({ API_URL: 'http://127.0.0.1:1' });
  const reply = await edge.inject('/api/jobs');
  expect(reply.statusCode).toBe(503);
  expect(reply.headers).toMatchObject({
    'retry-after': '2',
    'cache-control': 'no-store',
    'x-request-id': expect.any(String),
  });
  expect(reply.json()).toEqual({
    error: { code: 'UNAVAILABLE', message: expect.any(String) },
    requestId: reply.headers['x-request-id'],
  });
});

test.each(['/api/%ZZ', '/%ZZ', '/assets/%E0%A4%A'])(
  'rejects the malformed path %s with 400 and does not echo it',
  async (url) => {
    const reply = await (await startEdge()).inject(url);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({
      error: { code: 'VALIDATION_FAILED', message: expect.any(String) },
      requestId: reply.headers['x-request-id'],
    });
  },
);

test('[R4] aborts the API request when the client disconnects before the response', async () => {
  const edge = await startEdge();
  const address = await edge.listen({ host: '127.0.0.1', port: 0 });
  const controller = new AbortController();
  const closed = new Promise<void>((resolve) => {
    api.removeAllListeners('request');
    api.on('request', (request, response) => {
      response.once('close', resolve);
      // The body has been read completely: only the closed connection shows that the client is gone.
      request.resume().once('end', () => controller.abort());
    });
  });
  const { signal } = controller;
  const pendingResponse = fetch(`${address}/api/execute`, { method: 'POST', body: '{}', signal });
  await expect(pendingResponse).rejects.toThrow('aborted');
  await closed;
});
