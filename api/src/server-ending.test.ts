import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter';
import { connectDatabase, type Database } from './plugins/database';
import { ApiProcess } from './testing/api-process';
import { cloneDatabase, type TestDatabase } from './testing/test-database';
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
  return socket.resume();
}

test('on SIGTERM running requests are answered, other connections close, new ones are refused, and it exits with 0', async () => {
  const open = [await keptConnection(), await unusedConnection()];
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

test('a request that never ends does not hold it longer than the grace', async () => {
  await database.transaction(async (holder) => {
    await holder.query('lock table newsletter_subscribers');
    const running = subscribe('late@example.com').catch(() => undefined);
    await untilWaiting(database, 1);
    api.child.kill('SIGTERM');
    expect(await api.exitCode()).toBe(1);
    await running;
  });
}, 20_000);
