import type { FastifyInstance } from 'fastify';
import { readAllNoticesEndpoint, streamUnreadEndpoint } from '@sopaan/schemas/notices/notice';
import { createApp } from '../../app';
import { connectDatabase, type Database } from '../../database/database';
import { TEST_SETTINGS, testApp } from '../../testing/test-app';
import { addNotice } from './notices.repository';
import { openUnreadStream, type UnreadStream } from './testing/unread-stream';

const api = testApp();
let apps: FastifyInstance[];
let databases: Database[];
const streams: UnreadStream[] = [];

/** Two APIs with separate connections, like two processes. `server-instances.test.ts` tests real processes. */
beforeAll(async () => {
  databases = [1, 2].map(() => connectDatabase(api.databaseUrl, { maxConnections: 2 }));
  apps = await Promise.all(
    databases.map((database) => createApp({ settings: TEST_SETTINGS, database })),
  );
  await Promise.all(apps.map((app) => app.listen({ host: '127.0.0.1', port: 0 })));
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await Promise.all(databases.map((database) => database.close()));
});

const add = (userId: string) =>
  api.database.transaction((transaction) =>
    addNotice(transaction, { userId, kind: 'team', title: 'A team', path: '/' }),
  );

/** A stream of the member on each instance. */
async function openStreams(token: string): Promise<UnreadStream[]> {
  const opened = await Promise.all(apps.map((app) => openUnreadStream(app.listeningOrigin, token)));
  streams.push(...opened);
  return opened;
}

test('a new notice, and that it was read, arrive on every instance', async () => {
  const { token, userId } = await api.signUp();
  const opened = await openStreams(token);
  const all = (count: number) => Promise.all(opened.map((stream) => stream.until(count)));
  await all(0);
  await add(userId);
  await all(1);
  await add(userId);
  await all(2);
  await api.call(readAllNoticesEndpoint, {}, token);
  await all(0);
});

test("a stream does not carry another member's notices", async () => {
  const [asha, ravi] = [await api.signUp(), await api.signUp()];
  const [ofAsha] = await openStreams(asha.token);
  const [ofRavi] = await openStreams(ravi.token);
  await Promise.all([ofAsha?.until(0), ofRavi?.until(0)]);
  await add(asha.userId);
  await ofAsha?.until(1);
  expect(new Set(ofRavi?.counts)).toEqual(new Set([0]));
});

test('after the listening connection was lost, the count is up to date again', async () => {
  const { token, userId } = await api.signUp();
  const opened = await openStreams(token);
  await Promise.all(opened.map((stream) => stream.until(0)));
  await api.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'sopaan-listen' and datname = current_database()`,
  );
  await add(userId);
  await Promise.all(opened.map((stream) => stream.until(1)));
});

test('a client that does not accept an event stream gets the count at once', async () => {
  const { token, userId } = await api.signUp();
  await add(userId);
  expect(await api.call(streamUnreadEndpoint, {}, token)).toEqual({ unread: 1 });
});

test('a process that shuts down ends its streams', async () => {
  const database = connectDatabase(api.databaseUrl, { maxConnections: 1 });
  const app = await createApp({ settings: TEST_SETTINGS, database });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { token } = await api.signUp();
  const stream = await openUnreadStream(app.listeningOrigin, token);
  await stream.until(0);
  await app.close();
  await stream.ended;
  await database.close();
});
