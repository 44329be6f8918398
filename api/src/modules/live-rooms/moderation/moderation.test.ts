import { randomUUID } from 'node:crypto';
import {
  lockChatEndpoint,
  moderateMemberEndpoint,
  sendMessageEndpoint,
  setHandEndpoint,
} from '@sopaan/schemas/live-classes/room';
import { testApp, type TestAccount } from '../../../testing/test-app';
import { addLiveClass, registerMember } from '../testing/live-class';
import { enterRoom, type RoomClient } from '../testing/room-client';
import { startApi, type RunningApi } from '../testing/start-api';

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

test("the teacher can lower a member's hand, mute, unmute and remove the member", async () => {
  const [client, watching] = [await enter(asha), await enter(teacher, { instance: 1 })];
  const moderate = (change: object) =>
    api.call(moderateMemberEndpoint, { id: classId, memberId: ashaId, ...change }, teacher.token);
  const shown = (one: RoomClient) =>
    one.last('participants')?.participants.find(({ memberId }) => memberId === ashaId);
  await api.call(setHandEndpoint, { id: classId, isRaised: true }, asha.token);
  await watching.until('the hand is raised', (one) => shown(one)?.handRaisedAt !== null);
  await moderate({ isHandRaised: false, isMuted: true });
  await watching.until('both changes arrive', (one) => shown(one)?.isMuted === true);
  expect(shown(watching)?.handRaisedAt).toBeNull();
  const message = { id: classId, messageId: randomUUID(), text: 'Hello?' };
  expect(await api.rejection(sendMessageEndpoint, message, asha.token)).toMatchObject({
    status: 409,
    code: 'CLOSED',
    message: 'The teacher has muted you.',
  });
  await moderate({ isMuted: false });
  await api.call(sendMessageEndpoint, message, asha.token);
  await moderate({ isRemoved: true });
  expect(await client.closed).toBe(1008);
  expect(client.last('closed')).toEqual({ type: 'closed', reason: 'removed' });
  await watching.until('the member is gone', (one) => shown(one) === undefined);
  expect(await api.rejection(sendMessageEndpoint, message, asha.token)).toMatchObject({
    status: 403,
    message: 'The teacher has removed you from this class.',
  });
});

test('only the teacher can write in a locked chat', async () => {
  const client = await enter(asha);
  const lock = (isLocked: boolean) =>
    api.call(lockChatEndpoint, { id: classId, isLocked }, teacher.token);
  await lock(true);
  await client.until('it is locked', (one) => one.last('room')?.isChatLocked === true);
  const message = { id: classId, messageId: randomUUID(), text: 'Hello?' };
  expect(await api.rejection(sendMessageEndpoint, message, asha.token)).toMatchObject({
    code: 'CLOSED',
    message: 'The teacher has locked the chat.',
  });
  await send(teacher, 'Listen, please');
  await lock(false);
  await client.until('it is unlocked', (one) => one.last('room')?.isChatLocked === false);
  await send(asha, 'Hello!');
});

test('only the teacher can moderate a room, and cannot moderate themselves', async () => {
  const calls: Array<[typeof lockChatEndpoint | typeof moderateMemberEndpoint, object]> = [
    [lockChatEndpoint, { id: classId, isLocked: true }],
    [moderateMemberEndpoint, { id: classId, memberId: ashaId, isMuted: true }],
  ];
  for (const [endpoint, input] of calls) {
    expect(await api.rejection(endpoint, input, asha.token)).toMatchObject({ status: 403 });
  }
  const client = await enter(teacher);
  const memberId = client.last('joined')?.memberId;
  const self = { id: classId, memberId, isMuted: true };
  expect(await api.rejection(moderateMemberEndpoint, self, teacher.token)).toMatchObject({
    status: 403,
  });
  const unknown = { id: classId, memberId: randomUUID(), isMuted: true };
  expect(await api.rejection(moderateMemberEndpoint, unknown, teacher.token)).toMatchObject({
    status: 404,
  });
});
