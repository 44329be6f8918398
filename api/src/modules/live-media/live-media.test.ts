import {
  endClassEndpoint,
  unregisterFromClassEndpoint,
} from '@sopaan/schemas/live-classes/live-class';
import {
  getMediaEndpoint,
  publishMediaEndpoint,
  SDP_MAX,
  watchMediaEndpoint,
} from '@sopaan/schemas/live-classes/media';
import { moderateMemberEndpoint } from '@sopaan/schemas/live-classes/room';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { FakeMediaServer, ICE_SERVERS } from '../../testing/fake-media-server';
import { testApp, type TestAccount } from '../../testing/test-app';
import { addLiveClass, addMember } from './testing/live-class';

const media = new FakeMediaServer();
const api = testApp(undefined, { media: () => media.start() });
afterAll(() => media.stop());

const ID = 'live';
const offer = { id: ID, sdp: 'an offer' };
let teacher: TestAccount;
let member: TestAccount;
let removed: TestAccount;
let stranger: TestAccount;

beforeAll(async () => {
  teacher = await api.signUp();
  member = await api.signUp();
  removed = await api.signUp();
  stranger = await api.signUp();
  const teacherId = { teacher_id: teacher.userId };
  await addLiveClass(api.database, { id: ID, ...teacherId });
  await addLiveClass(api.database, { id: 'scheduled', ...teacherId, started_at: null });
  await addLiveClass(api.database, { id: 'ended', ...teacherId, ended_at: new Date() });
  const longAgo = new Date(Date.now() - 24 * 3_600_000);
  const times = { starts_at: longAgo, ends_at: new Date(longAgo.getTime() + 60_000) };
  await addLiveClass(api.database, { id: 'forgotten', ...teacherId, ...times });
  for (const class_id of [ID, 'scheduled', 'ended', 'forgotten']) {
    await addMember(api.database, { class_id, user_id: member.userId });
  }
  await addMember(api.database, {
    class_id: ID,
    user_id: removed.userId,
    removed_at: new Date(),
  });
  await addMember(api.database, {
    class_id: ID,
    user_id: stranger.userId,
    registered_at: null,
  });
});
beforeEach(() => {
  media.calls.length = 0;
  media.status = 200;
  media.onOffer = () => Promise.resolve();
});

test('the teacher of a live class can publish', async () => {
  const answer = await api.call(publishMediaEndpoint, offer, teacher.token);
  expect(answer).toEqual({ sdp: 'answer to an offer' });
  expect(media.calls).toEqual([{ method: 'PUT', path: [ID, 'publication'], sdp: 'an offer' }]);
});

test('members and the teacher can watch, and each session counts as one viewer', async () => {
  for (const { token } of [member, member, teacher]) {
    const answer = await api.call(watchMediaEndpoint, offer, token);
    expect(answer).toEqual({ sdp: 'answer to an offer' });
  }
  const [first, second, third] = media.calls.map(({ path }) => path.join('/'));
  expect(first).toMatch(/^live\/members\/[\w-]{22}\/viewers\/[\w-]{22}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(first).not.toContain(member.userId);
});

test('only the teacher can publish, and only members of the class can watch', async () => {
  for (const { token } of [member, removed, stranger]) {
    const { code } = await api.rejection(publishMediaEndpoint, offer, token);
    expect(code).toBe('FORBIDDEN');
  }
  for (const { token } of [removed, stranger]) {
    for (const endpoint of [watchMediaEndpoint, getMediaEndpoint]) {
      const request = endpoint === getMediaEndpoint ? { id: ID } : offer;
      expect((await api.rejection(endpoint, request, token)).code).toBe('FORBIDDEN');
    }
  }
  expect((await api.rejection(watchMediaEndpoint, offer)).code).toBe('UNAUTHENTICATED');
  const unknown = { ...offer, id: 'unknown' };
  expect((await api.rejection(watchMediaEndpoint, unknown, member.token)).code).toBe('NOT_FOUND');
  expect(media.calls).toEqual([]);
});

test.each(['scheduled', 'ended', 'forgotten'])(
  'nobody connects to a class that is %s',
  async (id) => {
    const request = { ...offer, id };
    expect((await api.rejection(publishMediaEndpoint, request, teacher.token)).code).toBe('CLOSED');
    expect((await api.rejection(watchMediaEndpoint, request, member.token)).code).toBe('CLOSED');
    expect(media.calls).toEqual([]);
  },
);

test('an offer that is too long or rejected is reported as an error of its field', async () => {
  const tooLong = { ...offer, sdp: 'x'.repeat(SDP_MAX + 1) };
  const rejection = await api.rejection(watchMediaEndpoint, tooLong, member.token);
  expect(rejection).toMatchObject({ status: 400, fields: { sdp: expect.any(String) } });
  media.status = 400;
  expect(await api.rejection(watchMediaEndpoint, offer, member.token)).toMatchObject({
    status: 400,
    fields: { sdp: 'This offer is not valid.' },
  });
});

test('calls fail with UNAVAILABLE when the media server is full', async () => {
  media.status = 503;
  const rejection = await api.rejection(watchMediaEndpoint, offer, member.token);
  expect(rejection).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
});

test('the connection of a member who is removed while connecting is closed', async () => {
  const late = await api.signUp();
  await addMember(api.database, { class_id: ID, user_id: late.userId });
  media.onOffer = async () => {
    await api.database.query(
      'update live_class_members set removed_at = now() where user_id = $1',
      [late.userId],
    );
  };
  expect((await api.rejection(watchMediaEndpoint, offer, late.token)).code).toBe('FORBIDDEN');
  const [put, close] = media.calls;
  expect(close).toMatchObject({ method: 'DELETE', path: put?.path.slice(0, 3) });
});

test('members get the ICE servers and whether the media server is available', async () => {
  for (const { token } of [member, teacher]) {
    const answer = await api.call(getMediaEndpoint, { id: ID }, token);
    expect(answer).toEqual({ isAvailable: true, kind: 'forwarding', iceServers: ICE_SERVERS });
  }
});

test('members are disconnected when they withdraw or are removed, and everybody when the class ends', async () => {
  const id = 'media-that-ends';
  const [withdrawing, disturbing] = [await api.signUp(), await api.signUp()];
  await addLiveClass(api.database, { id, teacher_id: teacher.userId });
  for (const { userId } of [withdrawing, disturbing]) {
    await addMember(api.database, { class_id: id, user_id: userId });
  }
  for (const { token } of [withdrawing, disturbing]) {
    await api.call(watchMediaEndpoint, { id, sdp: 'an offer' }, token);
  }
  const [first, second] = media.calls.map(({ path }) => path.slice(0, 3));
  await api.call(unregisterFromClassEndpoint, { id }, withdrawing.token);
  const [member] = await api.database.query<{ memberId: string }>(
    'select id as "memberId" from live_class_members where class_id = $1 and user_id = $2',
    [id, disturbing.userId],
  );
  const removal = { id, memberId: member?.memberId ?? '', isRemoved: true } as const;
  await api.call(moderateMemberEndpoint, removal, teacher.token);
  await api.call(endClassEndpoint, { id }, teacher.token);
  expect(media.calls.slice(2)).toEqual(
    [first, second, [id]].map((path) => ({ method: 'DELETE', path, sdp: undefined })),
  );
});

test('the connections of a class that ended automatically are closed', async () => {
  media.tracks.set('forgotten', ['microphone']);
  const close = { method: 'DELETE', path: ['forgotten'], sdp: undefined };
  await waitUntil('the room is closed', async () =>
    media.calls.some((call) => JSON.stringify(call) === JSON.stringify(close)),
  );
  media.tracks.delete('forgotten');
});

test('the API stores whether a class is being broadcast', async () => {
  const isBroadcasting = async () => {
    const [row] = await api.database.query<{ broadcasting_at: Date | null }>(
      'select broadcasting_at from live_classes where id = $1',
      [ID],
    );
    return row?.broadcasting_at !== null;
  };
  expect(await isBroadcasting()).toBe(false);
  media.tracks.set(ID, ['camera']);
  await waitUntil('the class is broadcast', isBroadcasting);
  media.tracks.delete(ID);
  await waitUntil('the class is no longer broadcast', async () => !(await isBroadcasting()));
});
