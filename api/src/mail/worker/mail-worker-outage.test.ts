import { connectDatabase, type Database } from '../../database/database';
import { DatabaseProxy } from '../../testing/database-proxy';
import { FakeTransport } from '../../testing/fake-transport';
import { testApp } from '../../testing/test-app';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { mailWorkers, queueMails, readOutboxRow } from './testing/mail-worker';

const api = testApp();
let proxy: DatabaseProxy;
let database: Database;
beforeEach(async () => {
  await api.database.query('delete from outbox');
  proxy = new DatabaseProxy(new URL(api.databaseUrl));
  await proxy.open();
  database = connectDatabase(proxy.url, { maxConnections: 3 });
});
// Registered before the hooks of the workers, because hooks run in reverse order and the workers must stop first.
afterEach(async () => {
  await database.close();
  await proxy.cut();
});
const workers = mailWorkers();

test('logs a database outage once, and continues when it is over', async () => {
  const { lines, transport } = workers.start(database);
  await queueMails(api.database, 1);
  await waitUntil('the first mail is sent', () => transport.sent.length === 1);
  await waitUntil('the sent mail is logged', () => lines.length === 1);

  await proxy.cut();
  await waitUntil('the outage is noticed', () => lines.length === 2);
  await queueMails(api.database, 1);
  await proxy.open();
  await waitUntil('the second mail is sent', () => transport.sent.length === 2);
  await waitUntil('the sent mail is logged', () => lines.length === 4);
  expect(lines.map(({ level, message }) => [level, message])).toEqual([
    ['info', 'mail sent'],
    ['warn', 'outbox unreachable: mails are waiting'],
    ['info', 'outbox reachable again'],
    ['info', 'mail sent'],
  ]);
});

test('a mail sent during an outage is marked afterwards, and not sent again', async () => {
  const transport = new FakeTransport();
  const { pending, release } = transport.hold();
  const [id = ''] = await queueMails(api.database, 1);
  const { lines } = workers.start(database, { transport });
  await waitUntil('the mail is in flight', () => pending() === 1);

  await proxy.cut();
  release();
  await waitUntil('the mail is sent', () => transport.sent.length === 1);
  await waitUntil('the outage is noticed', () => lines.length === 1);
  expect(await readOutboxRow(api.database, id)).toMatchObject({ sent: false });

  await proxy.open();
  await waitUntil(
    'the mail is marked as sent',
    async () => (await readOutboxRow(api.database, id)).sent,
  );
  expect(await readOutboxRow(api.database, id)).toMatchObject({ attempts: 1, error: null });
  expect(transport.sent).toEqual([id]);
});

test('a worker stops during a database outage', async () => {
  const { worker, lines } = workers.start(database);
  await proxy.cut();
  await waitUntil('the outage is noticed', () => lines.length === 1);
  await worker.stop();
  expect(lines).toHaveLength(1);
});
