import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getUserEndpoint } from '@sopaan/schemas/user';
import { loginEndpoint } from '@sopaan/schemas/account';
import { object, string } from 'yup';
import { post, Writes } from './acknowledged.fixture';
import { createAdmin } from './modules/accounts/create-admin';
import { connectDatabase } from './plugins/database';
import { ApiProcess } from './testing/api-process';
import { DatabaseProxy } from './testing/database-proxy';
import { cloneDatabase } from './testing/test-database';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { untilMailsSent } from './testing/until-mails-sent';

const WRITERS = 12;
const tokenSchema = object({ accessToken: string().required() });

const undo: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
});

test('its database goes away and comes back: the API says so meanwhile, goes on by itself, and has lost nothing', async () => {
  const clone = await cloneDatabase();
  undo.push(() => clone.drop());
  const proxy = new DatabaseProxy(new URL(clone.url));
  await proxy.open();
  undo.push(() => proxy.cut());
  const folder = await mkdtemp(join(tmpdir(), 'sopaan-outage-'));
  undo.push(() => rm(folder, { recursive: true }));
  const database = connectDatabase(clone.url, { connections: 1 });
  undo.push(() => database.close());
  const email = 'owner@example.com';
  const { password } = await createAdmin(database, email);
  const api = new ApiProcess({
    environment: { DATABASE_URL: proxy.url, SOPAAN_DATA: folder, LIMITS_FACTOR: '1000' },
  });
  undo.push(() => api.kill());
  const address = await api.address();
  const ready = async () => (await fetch(`${address}/readyz`)).status;
  const login = await post(address, loginEndpoint, { email, password });
  const { accessToken } = tokenSchema.validateSync(await login.json());
  const me = () => post(address, getUserEndpoint, { requiredata: [] }, accessToken);
  expect((await me()).status).toBe(200);

  const writes = new Writes();
  const written = (count: number) => () => writes.acknowledged.length >= count;
  let running = true;
  const writing = Promise.all(
    Array.from({ length: WRITERS }, (_, writer) => writes.run(address, writer, () => running)),
  );
  await waitUntil('some writes', written(30));

  await proxy.cut();
  await waitUntil('not ready', async () => (await ready()) === 503);
  const refused = await me();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
  expect((await fetch(`${address}/healthz`)).status).toBe(200);

  await proxy.open();
  await waitUntil('ready', async () => (await ready()) === 200);
  expect((await me()).status).toBe(200);
  await waitUntil('more writes', written(writes.acknowledged.length + 30));
  running = false;
  const statuses = new Set((await writing).flatMap((seen) => [...seen]));
  expect([...statuses]).toEqual([503]);
  expect(await writes.lost(database)).toEqual([]);

  const mails = await untilMailsSent(database);
  const files = (await readdir(join(folder, 'mail'))).filter((name) => name.endsWith('.eml'));
  expect(files).toHaveLength(mails);
  expect([api.child.exitCode, api.child.signalCode]).toEqual([null, null]);

  api.child.kill('SIGTERM');
  expect(await api.exitCode()).toBe(0);
}, 60_000);
