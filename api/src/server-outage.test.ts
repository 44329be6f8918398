import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { loginEndpoint } from '@sopaan/schemas/account/account';
import { object, string } from 'yup';
import { post, VisitorWrites } from './testing/visitor-writes';
import { createAdmin } from './modules/accounts/create-admin';
import { connectDatabase } from './database/database';
import { ApiProcess } from './testing/api-process';
import { DatabaseProxy } from './testing/database-proxy';
import { cloneDatabase } from './testing/test-database';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { waitUntilMailsSent } from './testing/wait-until-mails-sent';

const WRITERS = 12;
const tokenSchema = object({ accessToken: string().required() });

const cleanups: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (let step = cleanups.pop(); step; step = cleanups.pop()) await step();
});

test('during a database outage the API responds with 503, then recovers automatically without losing writes', async () => {
  const clone = await cloneDatabase();
  cleanups.push(() => clone.drop());
  const proxy = new DatabaseProxy(new URL(clone.url));
  await proxy.open();
  cleanups.push(() => proxy.cut());
  const folder = await mkdtemp(join(tmpdir(), 'sopaan-outage-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  const database = connectDatabase(clone.url, { maxConnections: 1 });
  cleanups.push(() => database.close());
  const email = 'owner@example.com';
  const { password } = await createAdmin(database, email);
  const api = new ApiProcess({
    environment: { DATABASE_URL: proxy.url, SOPAAN_DATA: folder, LIMITS_FACTOR: '1000' },
  });
  cleanups.push(() => api.kill());
  const address = await api.address();
  const ready = async () => (await fetch(`${address}/readyz`)).status;
  const login = await post(address, loginEndpoint, { email, password });
  const { accessToken } = tokenSchema.validateSync(await login.json());
  const me = () => post(address, getUserEndpoint, { requiredata: [] }, accessToken);
  expect((await me()).status).toBe(200);

  const writes = new VisitorWrites();
  const hasWritten = (count: number) => () => writes.acknowledged.length >= count;
  let isRunning = true;
  const writing = Promise.all(
    Array.from({ length: WRITERS }, (_, writer) => writes.run(address, writer, () => isRunning)),
  );
  await waitUntil('some writes', hasWritten(30));

  await proxy.cut();
  await waitUntil('not ready', async () => (await ready()) === 503);
  const rejected = await me();
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await rejected.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
  expect((await fetch(`${address}/healthz`)).status).toBe(200);

  await proxy.open();
  await waitUntil('ready', async () => (await ready()) === 200);
  expect((await me()).status).toBe(200);
  await waitUntil('more writes', hasWritten(writes.acknowledged.length + 30));
  isRunning = false;
  const statuses = new Set((await writing).flatMap((seen) => [...seen]));
  expect([...statuses]).toEqual([503]);
  expect(await writes.findLost(database)).toEqual([]);

  const mails = await waitUntilMailsSent(database);
  const files = (await readdir(join(folder, 'mail'))).filter((name) => name.endsWith('.eml'));
  expect(files).toHaveLength(mails);
  expect([api.child.exitCode, api.child.signalCode]).toEqual([null, null]);

  api.child.kill('SIGTERM');
  expect(await api.exitCode()).toBe(0);
});
