import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess } from './testing/api-process';
import { emptyDatabase, type TestDatabase } from './testing/test-database';

let database: TestDatabase;
let folder: string;
let processes: ApiProcess[];
beforeAll(async () => {
  database = await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'sopaan-server-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  processes = [];
});
afterEach(async () => {
  for (const api of processes) api.child.kill('SIGKILL');
  await Promise.all(processes.map((api) => api.exited));
});

function start(
  environment: Record<string, string> = {},
  stdio?: ConstructorParameters<typeof ApiProcess>[0]['stdio'],
) {
  const api = new ApiProcess({
    environment: { DATABASE_URL: database.url, SOPAAN_DATA: folder, ...environment },
    ...(stdio && { stdio }),
  });
  processes.push(api);
  return api;
}

test('the server migrates the database, logs its URL as JSON, and exits on SIGTERM', async () => {
  const api = start();
  const address = await api.address();

  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' });
  for (const line of api.lines) expect(() => JSON.parse(line)).not.toThrow();
  expect((await stat(join(folder, 'token-secret'))).mode & 0o777).toBe(0o600);
  expect(api.lines.join('\n')).toContain('token-secret');

  api.child.kill('SIGTERM');
  expect(await api.exitCode()).toBe(0);
});

test('the server exits when its parent process is gone: when its stdin or its IPC channel closes', async () => {
  const [piped, connected] = [start(), start({}, ['ignore', 'pipe', 'pipe', 'ipc'])];
  await Promise.all([piped.address(), connected.address()]);

  piped.child.stdin?.end();
  connected.child.disconnect();
  expect(await Promise.all([piped.exitCode(), connected.exitCode()])).toEqual([0, 0]);
});

test('the server exits at once on a signal while it waits for a database that never answers', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : '';
  const startApi = async () => {
    const connected = once(silent, 'connection');
    const api = start({ DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/none` });
    await connected;
    return api;
  };
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
    const api = await startApi();
    api.child.kill(signal);
    expect(await api.exitCode()).toBe(0);
  }
  silent.close();
});

test('an invalid setting prevents the start, and one line names it', async () => {
  const [misconfigured, unconnected] = [
    start({ API_PORT: 'soon' }),
    start({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/none' }),
  ];
  expect(await Promise.all([misconfigured.exitCode(), unconnected.exitCode()])).toEqual([1, 1]);
  expect(misconfigured.lines).toEqual([expect.stringContaining('API_PORT must be a number')]);
  expect(unconnected.lines.at(-1)).toMatch(/could not start.*ECONNREFUSED/);
});
