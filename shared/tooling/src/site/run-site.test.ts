import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../postgres/free-port';
import { fallbackClusterFolder } from '../postgres/cluster-folder';
import { runSite, type Site } from './run-site';

let root: string;
let sites: Site[];

const serverSource = (host: string, port: string) => `
  const { createServer } = require('node:http');
  const { DATABASE_URL = 'none', EDGE_KEY, DEPLOY_TOKEN, RELEASES_FROM, SITE_ADDRESS, TRUSTED_PROXIES } = process.env;
  const server = createServer(({ url }, response) => {
    if (url === '/keys') response.end(JSON.stringify({ EDGE_KEY, DEPLOY_TOKEN, RELEASES_FROM, SITE_ADDRESS, TRUSTED_PROXIES }));
    else if (url === '/runner') response.end(process.env.EXECUTE_URL);
    else if (url === '/media') response.end(JSON.stringify({ url: process.env.MEDIA_URL, key: process.env.MEDIA_KEY, liveKitSecret: process.env.LIVEKIT_API_SECRET }));
    else if (url === '/api/releases/environments') response.end('{"environments":[]}');
    else response.end(DATABASE_URL);
  });
  server.listen(Number(process.env.${port}), process.env.${host}, () => require('node:fs').writeFileSync('listening', ''));
  process.on('SIGTERM', () => process.exit(0));
`;

/** Listens only after the edge does, as on a busy machine. */
const runnerSource = `
  const { existsSync } = require('node:fs');
  const { createServer } = require('node:http');
  const server = createServer((_request, response) => response.end(JSON.stringify(Object.keys(process.env))));
  const timer = setInterval(() => {
    if (!existsSync('../host/listening')) return;
    clearInterval(timer);
    setTimeout(() => server.listen(process.env.RUNNER_SOCKET), 200);
  }, 20);
  process.on('SIGTERM', () => process.exit(0));
`;

const mediaSource = `
  const { createServer } = require('node:http');
  const server = createServer((_request, response) => response.end(JSON.stringify(process.env)));
  const [host, port] = process.env.MEDIA_LISTEN.split(':');
  server.listen(Number(port), host);
  process.on('SIGTERM', () => process.exit(0));
`;

beforeEach(() => {
  sites = [];
  root = mkdtempSync(join(tmpdir(), 'sopaan site '));
  // When run by root, the database's system user must be able to access the folder.
  chmodSync(root, 0o755);
  write('api/dist/server.js', serverSource('API_HOST', 'API_PORT'));
  write('host/dist/server/server.js', serverSource('HOST', 'PORT'));
  write('runner/dist/server.js', runnerSource);
  write('media/dist/server.js', mediaSource);
  write(
    'api/dist/seed.js',
    `require('node:fs').appendFileSync(${JSON.stringify(join(root, 'seeded'))}, 'once\\n');`,
  );
});

afterEach(async () => {
  for (const site of sites) await site.stop();
  const database = join(root, 'var/postgres');
  for (const folder of [fallbackClusterFolder(database), root]) {
    rmSync(folder, { recursive: true, force: true });
  }
});

function write(file: string, content: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), content);
}

async function startSite(
  databaseUrl?: string,
  host = '127.0.0.1',
  environment: Record<string, string> = {},
) {
  const settings = {
    port: await freePort(),
    host,
    dataDir: join(root, 'var'),
    databaseUrl,
  };
  const site = await runSite(root, settings, () => undefined, {
    PATH: process.env.PATH,
    TRUSTED_PROXIES: '10.0.0.0/8',
    ...environment,
  });
  sites.push(site);
  return site;
}

const expectRejected = (url: string) => expect(fetch(url)).rejects.toThrow();

test('starts database, API and edge, seeds an empty database once, and stops everything', async () => {
  const first = await startSite();
  expect(await (await fetch(first.apiUrl)).text()).toMatch(/^postgres:\/\/sopaan:/);
  expect((await fetch(first.url)).status).toBe(200);
  await first.stop();
  await expectRejected(first.url);
  await expectRejected(first.apiUrl);
  await startSite();
  expect(readFileSync(join(root, 'seeded'), 'utf8')).toBe('once\n');
});

test('uses an external database as it is, without sample data, and listens on an IPv6 address', async () => {
  const url = 'postgres://me:secret@127.0.0.1:1/mine';
  const site = await startSite(url, '::1');
  expect(site.url).toMatch(/^http:\/\/\[::1\]:/);
  expect(await (await fetch(site.apiUrl)).text()).toBe(url);
  // The edge must not receive the database URL.
  expect(await (await fetch(site.url)).text()).toBe('none');
  await site.stop();
  expect(() => readFileSync(join(root, 'seeded'))).toThrow('ENOENT');
});

test('shares a key between API and edge; only the API gets the deploy token and the URL of the site', async () => {
  const site = await startSite('postgres://me:secret@127.0.0.1:1/mine');
  const keysOf = async (url: string): Promise<unknown> => (await fetch(`${url}/keys`)).json();
  const [api, edge] = await Promise.all([keysOf(site.apiUrl), keysOf(site.url)]);
  const storedToken = readFileSync(join(root, 'var/deploy-token'), 'utf8').trim();
  expect(api).toEqual({
    EDGE_KEY: expect.stringMatching(/^[\w-]{43}$/),
    DEPLOY_TOKEN: storedToken,
    SITE_ADDRESS: site.url,
    TRUSTED_PROXIES: 'loopback',
  });
  expect(edge).toEqual({
    EDGE_KEY: typeof api === 'object' && api && 'EDGE_KEY' in api ? api.EDGE_KEY : '',
    RELEASES_FROM: 'registry',
    TRUSTED_PROXIES: '10.0.0.0/8',
  });
});

test('runs the code runner on a private socket, without the settings of API and edge', async () => {
  const site = await startSite('postgres://me:secret@127.0.0.1:1/mine');
  const url = await (await fetch(`${site.apiUrl}/runner`)).text();
  const socketPath = url.replace('unix:', '');
  expect(statSync(join(socketPath, '..')).mode & 0o777).toBe(0o700);
  const names: unknown = JSON.parse(await requestOverSocket(socketPath));
  expect(names).toEqual(expect.arrayContaining(['PATH', 'RUNNER_SOCKET', 'LOG_LEVEL']));
  const allowed = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'RUN_SLOTS', 'RUNNER_SOCKET', 'LOG_LEVEL'];
  expect(allowed).toEqual(expect.arrayContaining(Array.isArray(names) ? names : []));
  await site.stop();
  expect(existsSync(join(socketPath, '..'))).toBe(false);
});

test('runs the media server on the loopback address with a key that only it and the API have', async () => {
  const site = await startSite('postgres://me:secret@127.0.0.1:1/mine');
  const { url, key } = JSON.parse(await (await fetch(`${site.apiUrl}/media`)).text());
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const received: Record<string, string> = JSON.parse(await (await fetch(url)).text());
  expect(received).toMatchObject({
    MEDIA_KEY: key,
    MEDIA_LISTEN: url.replace('http://', ''),
    MEDIA_RECORDINGS: join(root, 'var/recordings'),
  });
  const allowed = [
    'PATH',
    'HOME',
    'LANG',
    'MEDIA_KEY',
    'MEDIA_LISTEN',
    'MEDIA_RECORDINGS',
    'LOG_LEVEL',
  ];
  const names = Object.keys(received).filter((name) => !name.startsWith('NODE_CHANNEL'));
  expect(allowed).toEqual(expect.arrayContaining(names));
});

test('runs no media server beside LiveKit, whose secret only the API has', async () => {
  const site = await startSite('postgres://me:secret@127.0.0.1:1/mine', undefined, {
    LIVEKIT_URL: 'wss://livekit.example',
    LIVEKIT_API_KEY: 'a-key',
    LIVEKIT_API_SECRET: 'a-secret',
  });
  expect(site.media).toBeUndefined();
  const mediaOf = async (url: string) => (await fetch(`${url}/media`)).json();
  expect(await mediaOf(site.apiUrl)).toEqual({ liveKitSecret: 'a-secret' });
  expect(await mediaOf(site.url)).toEqual({});
});

async function requestOverSocket(socketPath: string): Promise<string> {
  const call = request({ socketPath });
  call.end();
  const [response] = await once(call, 'response');
  return text(response);
}

test('fails and stops everything when a program exits during startup', async () => {
  write('api/dist/server.js', 'process.exit(1);');
  await expect(startSite('postgres://me:secret@127.0.0.1:1/mine')).rejects.toThrow(
    'exited during startup',
  );
});
