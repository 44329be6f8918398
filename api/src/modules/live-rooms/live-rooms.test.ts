import { randomUUID } from 'node:crypto';
import {
  lockChatEndpoint,
  removeMessageEndpoint,
  sendMessageEndpoint,
  setHandEndpoint,
} from '@sopaan/schemas/live-classes/room';
import { testApp, type TestAccount } from '../../testing/test-app';
import { addLiveClass, registerMember } from './testing/live-class';
import { enterRoom, type RoomClient } from './testing/room-client';
import { startApi, type RunningApi } from './testing/start-api';

const api = testApp();
let apis: [RunningApi, RunningApi];
let teacher: TestAccount;
let asha: TestAccount;
let classId: string;
let ashaId: string;
const clients: RoomClient[] = [];

beforeAll(async () => {
  apis = await Promise.all([startApi(api.databaseUrl), startApi(api.databaseUrl)]);
});
beforeEach(async () => {
  [teacher, asha] = await Promise.all([api.signUp(), api.signUp()]);
  classId = await addLiveClass(api.database, teacher);
  ashaId = await registerMember(api.database, classId, asha);
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.cut()));
});
afterAll(async () => {
  await Promise.all(apis.map((one) => one.close()));
});

async function enter(
  { token }: TestAccount,
  { instance = 0, lastSeq = 0 }: { instance?: 0 | 1; lastSeq?: number } = {},
): Promise<RoomClient> {
  const client = await enterRoom(apis[instance].address, { classId, token, lastSeq });
  clients.push(client);
  return client;
}

const send = ({ token }: TestAccount, text: string, messageId: string = randomUUID()) =>
  api.call(sendMessageEndpoint, { id: classId, messageId, text }, token);
const texts = ({ entries }: RoomClient) => entries.map(({ text }) => text);
const names = (client: RoomClient) =>
  client.last('participants')?.participants.map(({ name }) => name);

test('[LE-022] a member who enters receives the room, the participants, the questions and the chat, in this order', async () => {
  await send(teacher, 'Welcome');
  const client = await enter(asha);
  expect(client.events.map(({ type }) => type)).toEqual([
    'joined',
    'room',
    'participants',
    'questions',
    'chat',
  ]);
  expect(client.events).toMatchObject([
    { memberId: ashaId, isTeacher: false },
    { state: 'live', isChatLocked: false, isBroadcasting: false },
    { participants: [{ memberId: ashaId, name: 'Asha Rao', isTeacher: false, isMuted: false }] },
    { questions: [] },
    {
      entries: [{ seq: 1, kind: 'message', text: 'Welcome', name: 'Meera Iyer', isTeacher: true }],
    },
  ]);
});

test('[LE-022] concurrent messages arrive once and in the same order at clients of both instances', async () => {
  const opened = [await enter(teacher), await enter(asha, { instance: 1 })];
  const sent = Array.from({ length: 40 }, (_, index) => `Message ${index}`);
  const responses = await Promise.all(
    sent.map((text, index) => send(index % 2 ? teacher : asha, text)),
  );
  const inOrder = responses.toSorted((a, b) => a.seq - b.seq);
  expect(inOrder.map(({ seq }) => seq)).toEqual(sent.map((_, index) => index + 1));
  for (const client of opened) {
    await client.until('all messages arrive', ({ entries }) => entries.length >= sent.length);
    expect(client.entries).toEqual(inOrder);
  }
});

test('a client that reconnects to the other instance receives exactly the entries that it missed', async () => {
  const observer = await enter(teacher);
  const before = await enter(asha);
  for (const text of ['One', 'Two']) await send(teacher, text);
  await before.until('both arrive', ({ entries }) => entries.length === 2);
  await before.cut();
  for (const text of ['Three', 'Four']) await send(teacher, text);
  // More messages are sent while the client joins.
  const [after] = await Promise.all([
    enter(asha, { instance: 1, lastSeq: before.entries.at(-1)?.seq ?? 0 }),
    ...['Five', 'Six', 'Seven'].map((text) => send(teacher, text)),
  ]);
  await observer.until('all arrive', ({ entries }) => entries.length === 7);
  await after.until('the rest arrives', ({ entries }) => entries.length >= 5);
  expect([...before.entries, ...after.entries]).toEqual(observer.entries);
});

test('a message that is sent several times is stored once, even after the chat was locked', async () => {
  const messageId = randomUUID();
  const client = await enter(teacher);
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => send(asha, 'Only once', messageId)),
  );
  expect(new Set(responses.map(({ seq }) => seq))).toEqual(new Set([1]));
  await api.call(lockChatEndpoint, { id: classId, isLocked: true }, teacher.token);
  expect(await send(asha, 'Only once', messageId)).toEqual(responses[0]);
  await send(teacher, 'The next one');
  await client.until('the next one arrives', (one) => texts(one).includes('The next one'));
  expect(texts(client)).toEqual(['Only once', 'The next one']);
  expect(
    await api.rejection(
      sendMessageEndpoint,
      { id: classId, messageId, text: 'Somebody else' },
      teacher.token,
    ),
  ).toMatchObject({ status: 409, code: 'CONFLICT' });
});

test('the text of a removed message is removed for members in the room and for those who join later', async () => {
  const client = await enter(asha);
  const messageId = randomUUID();
  await send(asha, 'Regretted', messageId);
  await client.until('the message arrives', ({ entries }) => entries.length === 1);
  const remove = ({ token }: TestAccount) =>
    api.call(removeMessageEndpoint, { id: classId, messageId }, token);
  await remove(teacher);
  await remove(asha);
  await client.until('the removal arrives', ({ entries }) => entries.length === 2);
  expect(client.entries).toMatchObject([
    { seq: 1, kind: 'message', messageId, text: 'Regretted' },
    { seq: 2, kind: 'removal', messageId, text: '', memberId: ashaId },
  ]);
  const late = await enter(teacher, { instance: 1 });
  expect(late.entries).toMatchObject([
    { seq: 1, kind: 'message', messageId, text: '' },
    { seq: 2, kind: 'removal', messageId },
  ]);
});

test('a member cannot remove a message of another member', async () => {
  const messageId = randomUUID();
  await send(teacher, 'Welcome', messageId);
  const key = { id: classId, messageId };
  expect(await api.rejection(removeMessageEndpoint, key, asha.token)).toMatchObject({
    status: 403,
  });
  const unknown = { id: classId, messageId: randomUUID() };
  expect(await api.rejection(removeMessageEndpoint, unknown, asha.token)).toMatchObject({
    status: 404,
  });
});

test('[LE-021] participants are listed while connected: the teacher, then raised hands, then by name', async () => {
  const ravi = await api.signUp();
  await api.database.query(`update users set first_name = 'Ravi' where id = $1`, [ravi.userId]);
  await registerMember(api.database, classId, ravi);
  const client = await enter(asha);
  const other = await enter(ravi, { instance: 1 });
  await enter(teacher, { instance: 1 });
  await client.until('three are there', (one) => names(one)?.length === 3);
  expect(names(client)).toEqual(['Meera Iyer', 'Asha Rao', 'Ravi Rao']);
  await api.call(setHandEndpoint, { id: classId, isRaised: true }, ravi.token);
  await client.until('the hand comes first', (one) => names(one)?.[1] === 'Ravi Rao');
  await other.cut();
  await client.until('one has left', (one) => names(one)?.length === 2);
});

test.each([
  [{ started_at: null }, 'This class has not started yet.'],
  [{ ended_at: new Date() }, 'This class has ended.'],
])(
  'a class with the columns %j accepts no messages and no raised hands',
  async (columns, message) => {
    classId = await addLiveClass(api.database, teacher, columns);
    await registerMember(api.database, classId, asha);
    const text = { id: classId, messageId: randomUUID(), text: 'Hello?' };
    expect(await api.rejection(sendMessageEndpoint, text, asha.token)).toMatchObject({
      code: 'CLOSED',
      message,
    });
    const hand = { id: classId, isRaised: true };
    expect(await api.rejection(setHandEndpoint, hand, asha.token)).toMatchObject({ message });
    await api.call(setHandEndpoint, { id: classId, isRaised: false }, asha.token);
  },
);

test('a message of an unregistered member gets 403, and a message to an unknown class gets 404', async () => {
  const stranger = await api.signUp();
  const message = { id: classId, messageId: randomUUID(), text: 'Hello?' };
  expect(await api.rejection(sendMessageEndpoint, message, stranger.token)).toMatchObject({
    status: 403,
    message: 'Register for this class to take part.',
  });
  const elsewhere = { ...message, id: 'no-such-class' };
  expect(await api.rejection(sendMessageEndpoint, elsewhere, asha.token)).toMatchObject({
    status: 404,
  });
});
