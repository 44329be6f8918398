import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { createEdge } from '../edge';
import { readSettings } from '../settings';
import { createUnitsFolder, page, writeFakeRelease } from '../testing/fake-units';
import {
  parsePageRelease,
  parsePageSet,
  startTestSite,
  waitUntil,
  type TestSite,
} from '../testing/test-site';

/** The deployed site, and a developer's edge in front of it with a build of explore. */
let deployed: TestSite;
let deployedUrl: string;
let local: FastifyInstance;
let units: string;
const api: { url: string; requests: Array<{ url?: string; headers: IncomingHttpHeaders }> } = {
  url: '',
  requests: [],
};
let apiServer: Server;

async function startLocal(changes: Record<string, string> = {}): Promise<FastifyInstance> {
  const environment = {
    RELEASES_FROM: 'site',
    SOPAAN_AGAINST: deployedUrl,
    SOPAAN_UNITS: units,
    SOPAAN_DEV_UNITS: 'explore',
    SOPAAN_DEV_SOCKET: 'ws://127.0.0.1:3010',
    LOG_LEVEL: 'silent',
    ...changes,
  };
  return createEdge(readSettings(environment), { state: 20, site: 20, signals: 20, removals: 20 });
}

beforeEach(async () => {
  api.requests = [];
  deployed = await startTestSite();
  deployedUrl = await deployed.edge.listen({ host: '127.0.0.1', port: 0 });
  units = createUnitsFolder();
  const routes = [page('/', 'home'), page('/mine', 'home')];
  writeFakeRelease(units, 'explore', routes, { release: '1.0.0-dev', screens: ['home'] });
  const dist = join(units, 'remote-explore/dist');
  renameSync(join(dist, 'releases'), join(dist, 'dev-releases'));
  local = await startLocal();
});
afterEach(async () => {
  await local.close();
  await deployed.close();
  rmSync(units, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => local.inject({ url, headers });

test('pages have the unit under development and the other units of the deployed site', async () => {
  const { body, headers } = await get('/mine');
  expect(parsePageRelease(body)).toBe('1.0.0-dev');
  const { environment, host, set } = parsePageSet(body);
  expect({ environment, host: host.release }).toEqual({
    environment: 'production',
    host: '1.0.0-a',
  });
  expect(set).not.toBe(parsePageSet((await deployed.get('/')).body).set);
  expect(String(headers['content-security-policy'])).toContain(
    "connect-src 'self' ws://127.0.0.1:3010",
  );
  expect((await get('/-/set')).json().set).toBe(set);
});

test('serves files of other units from the site, and those of its own unit from the build', async () => {
  const hostFile = await get('/assets/host/1.0.0-a/main.js');
  expect(hostFile.body).toBe('/* host 1.0.0-a main.js */');
  expect(hostFile.headers['cache-control']).toContain('immutable');
  const ownFile = await get('/assets/explore/1.0.0-dev/remote.js');
  expect(ownFile.body).toBe('/* explore 1.0.0-dev remote.js */');
  expect(ownFile.headers['cache-control']).toBe('no-cache');
});

test('forwards files of the site’s releases only', async () => {
  for (const path of [
    '/assets/host/1.0.0-a/nothing.js',
    '/assets/host/0.0.0-x/main.js',
    '/assets/host/..%2f..%2fapi/main.js',
    '/assets/explore/1.0.0-a/remote.js',
  ]) {
    expect((await get(path)).statusCode).toBe(404);
  }
});

test('pages have the next release of the deployed site without a restart', async () => {
  const host = writeFakeRelease(deployed.units, 'host', [page('/auth/login', 'login')], {
    release: '1.1.0-h',
    screens: ['login', 'under-development', 'not-found'],
  });
  deployed.registry.publish(deployed.units, host);
  deployed.registry.promote([host, deployed.explore]);
  await waitUntil(async () => parsePageSet((await get('/')).body).host.release === '1.1.0-h');
});

test('responds to /-/releases with 304 when nothing has changed', async () => {
  const first = await deployed.get('/-/releases');
  expect(first.json()).toMatchObject({
    environment: 'production',
    releases: [{ unit: 'host' }, { unit: 'explore' }],
  });
  expect(first.json().set).toBe(parsePageSet((await deployed.get('/')).body).set);
  const secondResponse = await deployed.get('/-/releases', {
    'if-none-match': String(first.headers.etag),
  });
  expect(secondResponse.statusCode).toBe(304);
});

describe('API calls', () => {
  beforeEach(async () => {
    apiServer = createServer((request, response) => {
      api.requests.push({ url: request.url, headers: request.headers });
      response.setHeader('set-cookie', [
        '__Host-sopaan_refresh=abc; Path=/; HttpOnly; Secure; SameSite=Lax',
        'other=1; Secure; Domain=site.example; SameSite=None; Partitioned',
      ]);
      response.end('{}');
    });
    await new Promise<void>((resolve) => apiServer.listen(0, '127.0.0.1', resolve));
    const address = apiServer.address();
    api.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterEach(() => new Promise((resolve) => apiServer.close(resolve)));

  async function callThrough(edge: FastifyInstance) {
    const headers = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    const response = await edge.inject({
      method: 'POST',
      url: '/api/refresh?x=1',
      headers,
      payload: {},
    });
    await edge.close();
    return [response.headers['set-cookie']].flat();
  }

  test('API calls are sent to the site as if its own page had made them, with cookies that work without https', async () => {
    const cookies = await callThrough(await startLocal({ SOPAAN_AGAINST: api.url }));
    // The edge also polls the site for its releases, at any time.
    expect(api.requests.find(({ url }) => url === '/api/refresh?x=1')).toMatchObject({
      headers: { origin: api.url, host: new URL(api.url).host },
    });
    expect(cookies).toEqual([
      'sopaan_refresh=abc; Path=/; HttpOnly; SameSite=Lax',
      'other=1; SameSite=Lax',
    ]);
  });

  test('API calls keep their cookies unchanged over https', async () => {
    const edge = await startLocal({ SOPAAN_AGAINST: api.url, SITE_URL: 'https://dev.example' });
    expect((await callThrough(edge))[0]).toContain('; Secure');
  });

  test('WebSockets are opened to the site as if its own page had opened them', async () => {
    const edge = await startLocal({ SOPAAN_AGAINST: api.url });
    const { host, port } = new URL(await edge.listen({ host: '127.0.0.1', port: 0 }));
    apiServer.on('upgrade', ({ headers }, socket) => {
      const head = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket';
      socket.resume().end(`${head}\r\n\r\n${headers.origin}`);
    });
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    expect((await text(socket)).split('\r\n\r\n')[1]).toBe(api.url);
    await edge.close();
  });

  test('API calls forward a body as large as the registry accepts', async () => {
    const edge = await createEdge(
      readSettings({
        RELEASES_FROM: 'folder',
        SOPAAN_UNITS: units,
        API_URL: api.url,
        LOG_LEVEL: 'silent',
      }),
    );
    const response = await edge.inject({
      method: 'PUT',
      url: '/api/releases/blobs/x',
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.alloc(20 * 1024 * 1024),
    });
    await edge.close();
    expect(response.statusCode).toBe(200);
  });
});
