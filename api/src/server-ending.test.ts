import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loginEndpoint } from '@sopaan/schemas/account';
import { subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter';
import { createAdmin } from './modules/accounts/create-admin';
import { connectDatabase, type Database } from './plugins/database';
import { ApiProcess } from './testing/api-process';
import { cloneDatabase, type TestDatabase } from './testing/test-database';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { untilWaiting } from './testing/until-waiting';

let clone: TestDatabase;
let database: Database;
let folder: string;
let api: ApiProcess;
let address: string;
beforeEach(async () => {
  clone = await cloneDatabase();
  database = connectDatabase(clone.url, { connections: 2 });
  folder = await mkdtemp(join(tmpdir(), 'sopaan-ending-'));
  api = new ApiProcess({ environment: { DATABASE_URL: clone.url, SOPAAN_DATA: folder } });
  address = await api.address();
}, 20_000);
afterEach(async () => {
  api.child.kill('SIGKILL');
  await api.ended;
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

/** A connection that has asked once, and is kept for the next time. */
async function keptConnection() {
  const agent = new Agent({ keepAlive: true });
  const request = get(`${address}/healthz`, { agent });
  const [response] = await once(request, 'response');
  response.resume();
  await once(response, 'end');
  if (!request.socket) throw new Error('a request has a connection');
  return request.socket;
}

/** A connection that has never asked, as browsers and load balancers hold some ready. */
async function unusedConnection() {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

test('on SIGTERM running requests are answered, other connections close, new ones are refused, and it exits with 0', async () => {
  const open = [await keptConnection(), (await unusedConnection()).resume()];
  const closed = Promise.all(open.map((socket) => once(socket, 'close')));
  const { running } = await database.transaction(async (holder) => {
    await holder.query('lock table newsletter_subscribers');
    const running = subscribe('patient@example.com');
    await untilWaiting(database, 1);

    api.child.kill('SIGTERM');
    await closed;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    return { running };
  });

  const answer = await running;
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await api.exitCode()).toBe(0);
  expect(await database.query('select email from newsletter_subscribers')).toEqual([
    { email: 'patient@example.com' },
  ]);
}, 20_000);

test('[S14] a request whose caller has left is done to its end before the database is let go', async () => {
  const email = 'owner@example.com';
  const { password } = await createAdmin(database, email);
  await database.transaction(async (holder) => {
    await holder.query('lock table users');
    const leaving = new AbortController();
    const left = fetch(`${address}/api/${loginEndpoint.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
      signal: leaving.signal,
    }).catch(() => undefined);
    await untilWaiting(database, 1);
    leaving.abort();
    await left;
    api.child.kill('SIGTERM');
    await waitUntil('it listens no more', () =>
      fetch(`${address}/healthz`).then(
        () => false,
        () => true,
      ),
    );
  });
  expect(await api.exitCode()).toBe(0);
  expect(api.lines.filter((line) => /request failed|pool/.test(line))).toEqual([]);
  expect(await database.query('select id from sessions')).toHaveLength(1);
}, 20_000);

test('a request that never ends does not hold it longer than the grace', async () => {
  const socket = await unusedConnection();
  const head =
    'POST /api/newsletter/subscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json';
  socket.write(`${head}\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n{`);
  await once(socket, 'data');
  api.child.kill('SIGTERM');
  expect(await api.exitCode()).toBe(1);
}, 20_000);
