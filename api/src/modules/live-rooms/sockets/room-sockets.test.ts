import { once } from 'node:events';
import { moderateMemberEndpoint, roomSocketPath } from '@sopaan/schemas/live-classes/room';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { accessTokens } from '../../../auth/access-token';
import { hoursFromNow } from '../../../testing/insert-row';
import { TEST_SECRET, testApp, type TestAccount } from '../../../testing/test-app';
import { addLiveClass, registerMember } from '../testing/live-class';
import { enterRoom, RoomClient } from '../testing/room-client';
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
  running = await startApi(api.databaseUrl, { heartbeatMs: HEARTBEAT_MS, joinTimeoutMs: 300 });
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

function open(id = classId): RoomClient {
  const client = new RoomClient(running.address, id);
  clients.push(client);
  return client;
}

async function enter({ token }: TestAccount, id = classId): Promise<RoomClient> {
  const client = await enterRoom(running.address, { classId: id, token });
  clients.push(client);
  return client;
}

const connections = () =>
  api.database.query<{ id: string; process_id: string }>(
    'select id, process_id from live_class_connections where member_id = $1',
    [ashaId],
  );

/** Why the client was disconnected, with the code. */
async function outcome(client: RoomClient) {
  const code = await client.closed;
  return [client.last('closed')?.reason, code];
}

describe('the first message', () => {
  test.each([
    ['no JSON', 'hello', 'not-allowed'],
    ['a list', '[]', 'not-allowed'],
    ['no token', { lastSeq: 0 }, 'not-allowed'],
    ['a negative number', { token: 'a', lastSeq: -1 }, 'not-allowed'],
    ['text for the number', { token: 'a', lastSeq: '0' }, 'not-allowed'],
    ['an invalid token', { token: 'a.b.c', lastSeq: 0 }, 'signed-out'],
  ])('with %s closes the socket', async (_, message, reason) => {
    expect(await outcome(await open().send(message))).toEqual([reason, 1008]);
  });

  test('that does not arrive in time closes the socket', async () => {
    expect(await outcome(open())).toEqual(['not-allowed', 1008]);
  });

  test('that is binary closes the socket', async () => {
    const client = open();
    await once(client.socket, 'open');
    client.socket.send(Buffer.from(JSON.stringify({ token: asha.token, lastSeq: 0 })));
    expect(await outcome(client)).toEqual(['not-allowed', 1008]);
  });

  test('that is too large closes the socket with the code for it', async () => {
    const client = await open().send({ token: 'a'.repeat(9_000), lastSeq: 0 });
    expect(await outcome(client)).toEqual([undefined, 1009]);
  });

  test('with an expired token or that of an ended session closes the socket with token-expired', async () => {
    const session = { id: asha.userId, role: 'student', sessionId: 'any' };
    const expired = await accessTokens(TEST_SECRET, -1).issue(session);
    const ended = await accessTokens(TEST_SECRET).issue(session);
    for (const token of [expired, ended]) {
      const client = await open().send({ token, lastSeq: 0 });
      expect(await outcome(client)).toEqual(['token-expired', 1008]);
    }
  });

  test('must be the only one', async () => {
    const client = await enter(asha);
    await client.send({ token: asha.token, lastSeq: 0 });
    expect(await outcome(client)).toEqual([undefined, 1008]);
  });
});

test('members who may not be in the room cannot enter it', async () => {
  const [stranger, removed, withdrawn] = [
    await api.signUp(),
    await api.signUp(),
    await api.signUp(),
  ];
  const change = (assignment: string, id: string) =>
    api.database.query(`update live_class_members set ${assignment} where id = $1`, [id]);
  await change('removed_at = now()', await registerMember(api.database, classId, removed));
  await change('registered_at = null', await registerMember(api.database, classId, withdrawn));
  for (const account of [stranger, removed, withdrawn]) {
    expect(await outcome(await enter(account))).toEqual(['not-allowed', 1008]);
  }
  expect(await outcome(await enter(asha, 'no-such-class'))).toEqual(['not-allowed', 1008]);
  const ended = await addLiveClass(api.database, teacher, { ended_at: hoursFromNow(-0.01) });
  expect(await outcome(await enter(teacher, ended))).toEqual(['not-allowed', 1008]);
  const overdue = { starts_at: hoursFromNow(-5), ends_at: hoursFromNow(-3) };
  const forgotten = await addLiveClass(api.database, teacher, overdue);
  expect(await outcome(await enter(teacher, forgotten))).toEqual(['not-allowed', 1008]);
});

test('members can enter the room of a class that has not started', async () => {
  classId = await addLiveClass(api.database, teacher, { started_at: null });
  await registerMember(api.database, classId, asha);
  expect((await enter(asha)).last('room')).toMatchObject({ state: 'scheduled' });
});

test('a member has at most 20 sockets in a process', async () => {
  const opened = await Promise.all(Array.from({ length: 20 }, () => enter(asha)));
  expect(opened.map((client) => client.last('closed'))).toEqual(Array(20).fill(undefined));
  expect(await outcome(await enter(asha))).toEqual(['too-many', 1008]);
  await opened[0]?.cut();
  await waitUntil('the process has noticed', () => running.app.rooms.countOf(asha.userId) < 20);
  expect((await enter(asha)).last('joined')).toMatchObject({ memberId: ashaId });
});

test('each heartbeat repeats the state of the room, as scripts in browsers do not see pings', async () => {
  const client = await enter(asha);
  await client.until('the state comes again', ({ events }) => {
    const states = events.filter(({ type }) => type === 'room');
    return states.length >= 3;
  });
  const [first, ...others] = client.all('room');
  for (const state of others) expect(state).toEqual(first);
});

test('the socket of a session that has ended is closed by the next heartbeat', async () => {
  const [client, other] = [await enter(asha), await enter(teacher)];
  await api.database.query('delete from sessions where user_id = $1', [asha.userId]);
  expect(await outcome(client)).toEqual(['signed-out', 1008]);
  expect(other.socket.readyState).toBe(other.socket.OPEN);
});

test('a member whose account is deleted or who withdraws is disconnected', async () => {
  const ravi = await api.signUp();
  await registerMember(api.database, classId, ravi);
  const [client, withdrawn] = [await enter(asha), await enter(ravi)];
  await api.database.query('delete from users where id = $1', [asha.userId]);
  await api.database.query(
    'update live_class_members set registered_at = null where user_id = $1',
    [ravi.userId],
  );
  expect(await outcome(client)).toEqual(['signed-out', 1008]);
  expect(await outcome(withdrawn)).toEqual(['not-allowed', 1008]);
});

test('when the class ends, its sockets are closed with the reason that it has ended', async () => {
  const client = await enter(asha);
  await api.database.query('update live_classes set ended_at = now() where id = $1', [classId]);
  expect(await outcome(client)).toEqual(['ended', 1008]);
});

test('a client that does not respond to pings is disconnected', async () => {
  const client = await enter(asha);
  // The client stops reading frames.
  client.socket.pause();
  await waitUntil('the process has noticed', () => running.app.rooms.countOf(asha.userId) === 0);
});

test('a process that shuts down closes its sockets with 1001 and removes their presence', async () => {
  const other = await startApi(api.databaseUrl);
  const client = await enterRoom(other.address, { classId, token: asha.token });
  const waiting = new RoomClient(other.address, classId);
  await once(waiting.socket, 'open');
  await other.close();
  expect(await Promise.all([client.closed, waiting.closed])).toEqual([1001, 1001]);
  expect(await connections()).toEqual([]);
});

test('a client that does not close its side does not delay the shutdown', async () => {
  const other = await startApi(api.databaseUrl);
  const client = await enterRoom(other.address, { classId, token: asha.token });
  clients.push(client);
  client.socket.pause();
  await other.close();
  expect(await connections()).toEqual([]);
});

test('the path of a room accepts only WebSockets, and no other path accepts them', async () => {
  const url = running.address + roomSocketPath(classId);
  expect((await fetch(url)).status).toBe(400);
  const elsewhere = new RoomClient(`${running.address}/api/jobs?`, classId);
  const [error] = await once(elsewhere.socket, 'error');
  expect(String(error)).toContain('Unexpected server response');
});

test('a removed member is disconnected without waiting for the heartbeat', async () => {
  const other = await startApi(api.databaseUrl);
  const client = await enterRoom(other.address, { classId, token: asha.token });
  const input = { id: classId, memberId: ashaId, isRemoved: true } as const;
  await api.call(moderateMemberEndpoint, input, teacher.token);
  expect(await outcome(client)).toEqual(['removed', 1008]);
  await other.close();
});
