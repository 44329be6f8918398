import { connectDatabase, type Database } from '../../plugins/database';
import { DatabaseProxy } from '../../testing/database-proxy';
import { FakeTransport } from '../../testing/fake-transport';
import { testApp } from '../../testing/test-app';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { mailWorkers, queueMails, rowOf } from './mail-worker.fixture';

const api = testApp();
let proxy: DatabaseProxy;
let database: Database;
beforeEach(async () => {
  await api.database.query('delete from outbox');
  proxy = new DatabaseProxy(new URL(api.databaseUrl));
  await proxy.open();
  database = connectDatabase(proxy.url, { connections: 3 });
});
// Before the hooks of the workers, which then stop first.
afterEach(async () => {
  await database.close();
  await proxy.cut();
});
const workers = mailWorkers();

test('it says once that the database is away, and goes on when it is back', async () => {
  const { lines, transport } = workers.start(database);
  await queueMails(api.database, 1);
  await waitUntil('the first is sent', () => transport.sent.length === 1);
  await waitUntil('that is said', () => lines.length === 1);

  await proxy.cut();
  await waitUntil('the outage is noticed', () => lines.length === 2);
  await queueMails(api.database, 1);
  await proxy.open();
  await waitUntil('the second is sent', () => transport.sent.length === 2);
  await waitUntil('that is said', () => lines.length === 4);
  expect(lines.map(({ level, message }) => [level, message])).toEqual([
    ['info', 'a mail was sent'],
    ['warn', 'mails wait: the outbox is out of reach'],
    ['info', 'the outbox is within reach again'],
    ['info', 'a mail was sent'],
  ]);
});

test('a mail that was sent while it went away is marked when it is back, and not sent again', async () => {
  const transport = new FakeTransport();
  const { held, release } = transport.holdAll();
  const [id = ''] = await queueMails(api.database, 1);
  const { lines } = workers.start(database, { transport });
  await waitUntil('it is in hand', () => held() === 1);

  await proxy.cut();
  release();
  await waitUntil('it is sent', () => transport.sent.length === 1);
  await waitUntil('the outage is noticed', () => lines.length === 1);
  expect(await rowOf(api.database, id)).toMatchObject({ sent: false });

  await proxy.open();
  await waitUntil('it is marked', async () => (await rowOf(api.database, id)).sent);
  expect(await rowOf(api.database, id)).toMatchObject({ attempts: 1, error: null });
  expect(transport.sent).toEqual([id]);
});

test('a worker whose database is away stops all the same', async () => {
  const { worker, lines } = workers.start(database);
  await proxy.cut();
  await waitUntil('the outage is noticed', () => lines.length === 1);
  await worker.stop();
  expect(lines).toHaveLength(1);
});
