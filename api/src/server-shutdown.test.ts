import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loginEndpoint } from '@sopaan/schemas/account/account';
import { subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter/subscribe';
import { createAdmin } from './modules/accounts/create-admin';
import { connectDatabase, type Database } from './database/database';
import { ApiProcess } from './testing/api-process';
import { cloneDatabase, type TestDatabase } from './testing/test-database';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { waitForLockWaiters } from './testing/wait-for-lock-waiters';

let clone: TestDatabase;
let database: Database;
let folder: string;
let api: ApiProcess;
let address: string;
beforeEach(async () => {
  clone = await cloneDatabase();
  database = connectDatabase(clone.url, { maxConnections: 2 });
  folder = await mkdtemp(join(tmpdir(), 'sopaan-ending-'));
  api = new ApiProcess({ environment: { DATABASE_URL: clone.url, SOPAAN_DATA: folder } });
  address = await api.address();
});
afterEach(async () => {
  api.child.kill('SIGKILL');
  await api.exited;
  await database.close();
  await clone.drop();
  await rm(folder, { recursive: true });
});

const subscribe = (email: string) =>
  fetch(`${address}/api/${subscribeNewsletterEndpoint.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

/** An idle keep-alive connection after one request. */
async function idleConnection() {
  const agent = new Agent({ keepAlive: true });
  const request = get(`${address}/healthz`, { agent });
  const [response] = await once(request, 'response');
  response.resume();
  await once(response, 'end');
  if (!request.socket) throw new Error('a request has a connection');
  return request.socket;
}

/** A connection without a request, as browsers and load balancers open them in advance. */
async function unusedConnection() {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

test('on SIGTERM the API finishes running requests, closes other connections, refuses new ones, and exits with 0', async () => {
  const open = [await idleConnection(), (await unusedConnection()).resume()];
  const closed = Promise.all(open.map((socket) => once(socket, 'close')));
  const { running } = await database.transaction(async (holder) => {
    await holder.query('lock table newsletter_subscribers');
    const running = subscribe('waiting@example.com');
    await waitForLockWaiters(database, 1);

    api.child.kill('SIGTERM');
    await closed;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    return { running };
  });

  const response = await running;
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
  expect(await api.exitCode()).toBe(0);
  expect(await database.query('select email from newsletter_subscribers')).toEqual([
    { email: 'waiting@example.com' },
  ]);
});

test('[S14] the API finishes requests of disconnected clients before it closes the database', async () => {
  const email = 'owner@example.com';
  const { password } = await createAdmin(database, email);
  await database.transaction(async (holder) => {
    await holder.query('lock table users');
    const abort = new AbortController();
    const aborted = fetch(`${address}/api/${loginEndpoint.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
      signal: abort.signal,
    }).catch(() => undefined);
    await waitForLockWaiters(database, 1);
    abort.abort();
    await aborted;
    api.child.kill('SIGTERM');
    await waitUntil('it stops listening', () =>
      fetch(`${address}/healthz`).then(
        () => false,
        () => true,
      ),
    );
  });
  expect(await api.exitCode()).toBe(0);
  expect(api.lines.filter((line) => /request failed|pool/.test(line))).toEqual([]);
  expect(await database.query('select id from sessions')).toHaveLength(1);
});

test('the API exits with 1 after the grace period if a request never ends', async () => {
  const socket = await unusedConnection();
  const head =
    'POST /api/newsletter/subscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json';
  socket.write(`${head}\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n{`);
  await once(socket, 'data');
  api.child.kill('SIGTERM');
  expect(await api.exitCode()).toBe(1);
});
