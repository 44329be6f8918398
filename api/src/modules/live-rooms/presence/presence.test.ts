import { randomUUID } from 'node:crypto';
import { sendMessageEndpoint } from '@sopaan/schemas/live-classes/room';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { runCleanup } from '../../../cleanup/cleanup';
import { CLEANUP_TASKS } from '../../../registries/cleanup-tasks';
import { insertRow } from '../../../testing/insert-row';
import { testApp, type TestAccount } from '../../../testing/test-app';
import { setBroadcasting } from '../broadcasting';
import { addLiveClass, registerMember } from '../testing/live-class';
import { enterRoom, type RoomClient } from '../testing/room-client';
import { startApi, type RunningApi } from '../testing/start-api';

const HEARTBEAT_MS = 150;
const api = testApp();
let running: RunningApi;
let teacher: TestAccount;
let asha: TestAccount;
let classId: string;
let ashaId: string;
const clients: RoomClient[] = [];

beforeAll(async () => {
  running = await startApi(api.databaseUrl, { heartbeatMs: HEARTBEAT_MS, joinTimeoutMs: 10_000 });
});
beforeEach(async () => {
  [teacher, asha] = await Promise.all([api.signUp(), api.signUp()]);
  classId = await addLiveClass(api.database, teacher);
  ashaId = await registerMember(api.database, classId, asha);
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.cut()));
});
afterAll(() => running.close());

async function enter({ token }: TestAccount): Promise<RoomClient> {
  const client = await enterRoom(running.address, { classId, token });
  clients.push(client);
  return client;
}

const connections = () =>
  api.database.query<{ id: string; process_id: string }>(
    'select id, process_id from live_class_connections where member_id = $1',
    [ashaId],
  );

test('the state of the room shows whether the teacher is broadcasting', async () => {
  const client = await enter(asha);
  await setBroadcasting(api.database, classId, true);
  await client.until('it begins', (one) => one.last('room')?.isBroadcasting === true);
  await setBroadcasting(api.database, classId, false);
  await client.until('it ends', (one) => one.last('room')?.isBroadcasting === false);
});

test('a heartbeat adds a connection that was deleted during an outage, and a closed connection is removed', async () => {
  const client = await enter(asha);
  const [before] = await connections();
  await api.database.query('delete from live_class_connections');
  await waitUntil('a heartbeat adds it', async () => (await connections()).length === 1);
  expect(await connections()).toEqual([before]);
  client.socket.close();
  await waitUntil('it is removed', async () => (await connections()).length === 0);
});

test('a connection of a killed process does not count and is removed', async () => {
  const ravi = await api.signUp();
  const raviId = await registerMember(api.database, classId, ravi);
  const lost = { id: randomUUID(), member_id: raviId, process_id: randomUUID() };
  await insertRow(api.database, 'live_class_connections', {
    ...lost,
    seen_at: new Date(Date.now() - 40_000),
  });
  const client = await enter(asha);
  const count = () => client.last('participants')?.participants.length;
  expect(count()).toBe(2);
  await api.database.query(
    `update live_class_connections set seen_at = now() - interval '46 seconds' where id = $1`,
    [lost.id],
  );
  await client.until('it no longer counts', () => count() === 1);
  const log = { warn: jest.fn() };
  await runCleanup({ database: api.database, tasks: CLEANUP_TASKS, log });
  expect(log.warn).not.toHaveBeenCalled();
  expect(
    await api.database.query('select id from live_class_connections where id = $1', [lost.id]),
  ).toEqual([]);
  expect(await connections()).toHaveLength(1);
});

test('entries that were missed while the LISTEN connection was lost arrive once', async () => {
  const client = await enter(asha);
  const send = (text: string) =>
    api.call(sendMessageEndpoint, { id: classId, messageId: randomUUID(), text }, teacher.token);
  await send('One');
  await api.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'sopaan-listen' and datname = current_database()`,
  );
  await Promise.all(['Two', 'Three'].map(send));
  await client.until('all arrive', ({ entries }) => entries.length >= 3);
  expect(client.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});
