import {
  endClassEndpoint,
  unregisterFromClassEndpoint,
} from '@sopaan/schemas/live-classes/live-class';
import {
  getMediaEndpoint,
  joinLiveKitEndpoint,
  publishMediaEndpoint,
} from '@sopaan/schemas/live-classes/media';
import { moderateMemberEndpoint } from '@sopaan/schemas/live-classes/room';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { FakeLiveKitServer } from '../../../testing/fake-livekit-server';
import { testApp, type TestAccount } from '../../../testing/test-app';
import { addLiveClass, addMember } from '../testing/live-class';

const server = new FakeLiveKitServer();
const api = testApp(undefined, { media: () => server.start() });
afterAll(() => server.stop());

const ID = 'live';
let teacher: TestAccount;
let member: TestAccount;

beforeAll(async () => {
  teacher = await api.signUp();
  member = await api.signUp();
  const teacherId = { teacher_id: teacher.userId };
  await addLiveClass(api.database, { id: ID, ...teacherId });
  await addLiveClass(api.database, { id: 'scheduled', ...teacherId, started_at: null });
  await addLiveClass(api.database, { id: 'ended', ...teacherId, ended_at: new Date() });
  for (const class_id of [ID, 'scheduled', 'ended']) {
    await addMember(api.database, { class_id, user_id: member.userId });
  }
});
beforeEach(() => {
  server.calls.length = 0;
  server.isFailing = false;
  server.rooms.clear();
});

const joinClass = ({ token }: TestAccount, id = ID) => api.call(joinLiveKitEndpoint, { id }, token);
const grantsOf = async (account: TestAccount) => server.verify((await joinClass(account)).token);

async function memberIdOf({ userId }: TestAccount, classId = ID): Promise<string> {
  const [row] = await api.database.query<{ id: string }>(
    'select id from live_class_members where class_id = $1 and user_id = $2',
    [classId, userId],
  );
  return row?.id ?? '';
}

/** A member of a class who has connected. */
async function connected(classId = ID) {
  const account = await api.signUp();
  await addMember(api.database, { class_id: classId, user_id: account.userId });
  return { ...account, ...(await server.join((await joinClass(account, classId)).token)) };
}

test('clients are told that the site uses LiveKit, before they connect', async () => {
  expect(await api.call(getMediaEndpoint, { id: ID }, member.token)).toEqual({
    isAvailable: true,
    kind: 'livekit',
    iceServers: [],
  });
  const offer = { id: ID, sdp: 'an offer' };
  const rejection = await api.rejection(publishMediaEndpoint, offer, teacher.token);
  expect(rejection).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
});

test('the teacher publishes microphone, camera and screen, as one participant', async () => {
  const [first, second] = [await grantsOf(teacher), await grantsOf(teacher)];
  expect(first.video).toEqual({
    roomJoin: true,
    room: expect.stringMatching(/^[\w-]{22}\.live$/),
    canPublish: true,
    canPublishSources: ['microphone', 'camera', 'screen_share'],
    canSubscribe: false,
    canPublishData: false,
    canUpdateOwnMetadata: false,
  });
  expect(first.sub).toBe(await memberIdOf(teacher));
  expect(second.sub).toBe(first.sub);
});

test('members only subscribe, on as many devices as they like', async () => {
  const [first, second] = [await grantsOf(member), await grantsOf(member)];
  expect(first.video).toEqual({
    roomJoin: true,
    room: (await grantsOf(teacher)).video?.room,
    canPublish: false,
    canSubscribe: true,
    canPublishData: false,
    canUpdateOwnMetadata: false,
  });
  const memberId = await memberIdOf(member);
  for (const { sub } of [first, second]) expect(sub?.startsWith(`${memberId}.`)).toBe(true);
  expect(second.sub).not.toBe(first.sub);
});

test('a LiveKit token is valid for two minutes and contains no other data about the member', async () => {
  const { exp = 0, nbf = 0, ...claims } = await grantsOf(member);
  expect(exp - nbf).toBe(120);
  expect(Object.keys(claims).toSorted()).toEqual(['iss', 'sub', 'video']);
  expect(JSON.stringify(claims)).not.toContain(member.email);
  expect(JSON.stringify(claims)).not.toContain(member.userId);
});

test('only the teacher and registered members get a LiveKit token', async () => {
  const [removed, stranger, withdrawn] = [
    await api.signUp(),
    await api.signUp(),
    await api.signUp(),
  ];
  const user_id = removed.userId;
  await addMember(api.database, { class_id: ID, user_id, removed_at: new Date() });
  await addMember(api.database, { class_id: ID, user_id: withdrawn.userId, registered_at: null });
  for (const { token } of [removed, stranger, withdrawn]) {
    const rejection = await api.rejection(joinLiveKitEndpoint, { id: ID }, token);
    expect(rejection.code).toBe('FORBIDDEN');
  }
  expect((await api.rejection(joinLiveKitEndpoint, { id: ID })).code).toBe('UNAUTHENTICATED');
  const unknown = await api.rejection(joinLiveKitEndpoint, { id: 'unknown' }, member.token);
  expect(unknown.code).toBe('NOT_FOUND');
});

test.each(['scheduled', 'ended'])('nobody connects to a class that is %s', async (id) => {
  for (const { token } of [teacher, member]) {
    expect((await api.rejection(joinLiveKitEndpoint, { id }, token)).code).toBe('CLOSED');
  }
});

test('LiveKit disconnects members who are removed or withdraw, and everybody when the class ends', async () => {
  const id = 'that-ends';
  await addLiveClass(api.database, { id, teacher_id: teacher.userId });
  const [disturbing, withdrawing, other] = [
    await connected(id),
    await connected(id),
    await connected(id),
  ];
  const { room } = other;
  const second = await server.join((await joinClass(disturbing, id)).token);
  const memberId = await memberIdOf(disturbing, id);
  await api.call(moderateMemberEndpoint, { id, memberId, isRemoved: true }, teacher.token);
  await api.call(unregisterFromClassEndpoint, { id }, withdrawing.token);
  const removed = [disturbing.identity, second.identity, withdrawing.identity];
  expect(server.calls).toEqual(
    removed.map((identity) =>
      expect.objectContaining({ method: 'RemoveParticipant', room, identity }),
    ),
  );
  await api.call(endClassEndpoint, { id }, teacher.token);
  expect(server.calls.at(-1)).toEqual({ method: 'DeleteRoom', room });
  expect(server.rooms.has(room)).toBe(false);
});

test('a removal that failed in LiveKit is tried again, and other members stay connected', async () => {
  const publisher = await server.join((await joinClass(teacher)).token, ['camera']);
  const disturbing = await connected();
  const staying = await connected();
  server.isFailing = true;
  const removal = { id: ID, memberId: await memberIdOf(disturbing), isRemoved: true } as const;
  await api.call(moderateMemberEndpoint, removal, teacher.token);
  expect(server.rooms.get(publisher.room)?.has(disturbing.identity)).toBe(true);
  server.isFailing = false;
  const identities = () => [...(server.rooms.get(publisher.room) ?? new Map()).keys()];
  await waitUntil('the member is removed', async () => !identities().includes(disturbing.identity));
  expect(identities()).toEqual([publisher.identity, staying.identity]);
});

test('closing the room of an ended class is tried again if LiveKit was unavailable', async () => {
  const id = 'ended-unheard';
  await addLiveClass(api.database, { id, teacher_id: teacher.userId });
  const { room } = await server.join((await joinClass(teacher, id)).token, ['camera']);
  server.isFailing = true;
  expect(await api.call(endClassEndpoint, { id }, teacher.token)).toMatchObject({ state: 'ended' });
  expect(server.rooms.has(room)).toBe(true);
  server.isFailing = false;
  await waitUntil('the room is deleted', async () => !server.rooms.has(room));
});

test('rooms of other sites on the same LiveKit server are not changed', async () => {
  server.rooms.set('other-site.ended', new Map([['somebody', ['camera']]]));
  const id = 'beside-others';
  await addLiveClass(api.database, { id, teacher_id: teacher.userId });
  const { room } = await server.join((await joinClass(teacher, id)).token, ['camera']);
  await api.database.query('update live_classes set ended_at = now() where id = $1', [id]);
  await waitUntil('the room of this site is deleted', async () => !server.rooms.has(room));
  expect(server.rooms.has('other-site.ended')).toBe(true);
});

test('the API stores when LiveKit broadcasts a class and when it no longer does', async () => {
  const isBroadcasting = async () => {
    const [row] = await api.database.query<{ broadcasting_at: Date | null }>(
      'select broadcasting_at from live_classes where id = $1',
      [ID],
    );
    return row?.broadcasting_at !== null;
  };
  const { token } = await joinClass(teacher);
  await server.join(token);
  await connected();
  const { room } = await server.join(token, ['microphone']);
  await waitUntil('the class is broadcast', isBroadcasting);
  server.rooms.delete(room);
  await waitUntil('the class is no longer broadcast', async () => !(await isBroadcasting()));
});
