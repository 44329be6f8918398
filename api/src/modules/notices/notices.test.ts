import {
  getNoticesEndpoint,
  getUnreadEndpoint,
  readAllNoticesEndpoint,
  readNoticeEndpoint,
} from '@sopaan/schemas/notices/notice';
import { hoursFromNow, insertRow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addNotice } from './notices.repository';

const api = testApp();

const add = (userId: string, title: string, onceKey?: string) =>
  api.database.transaction((transaction) =>
    addNotice(transaction, {
      userId,
      kind: 'team',
      title,
      path: '/competition',
      ...(onceKey !== undefined && { onceKey }),
    }),
  );
const list = async (token: string, unread?: boolean) =>
  (await api.call(getNoticesEndpoint, { ...(unread !== undefined && { unread }) }, token)).items;
const titles = async (token: string, unread?: boolean) =>
  (await list(token, unread)).map(({ title }) => title);
const unreadCount = async (token: string) => (await api.call(getUnreadEndpoint, {}, token)).unread;

test('lists the notices of a member, newest first, page by page', async () => {
  const { token, userId } = await api.signUp();
  for (const title of ['One', 'Two', 'Three']) await add(userId, title);
  expect(await list(token)).toMatchObject([
    { title: 'Three', kind: 'team', path: '/competition', read: false },
    { title: 'Two' },
    { title: 'One' },
  ]);
  const { items, nextCursor } = await api.call(getNoticesEndpoint, { limit: 2 }, token);
  expect(items.map(({ title }) => title)).toEqual(['Three', 'Two']);
  const rest = await api.call(getNoticesEndpoint, { cursor: String(nextCursor) }, token);
  expect(rest).toMatchObject({ items: [{ title: 'One' }], nextCursor: null });
});

test('reading one or all changes the count and the list of unread ones, and may be repeated', async () => {
  const { token, userId } = await api.signUp();
  for (const title of ['One', 'Two', 'Three']) await add(userId, title);
  const [newest] = await list(token);
  const id = String(newest?.id);
  expect(await unreadCount(token)).toBe(3);
  const read = () => api.call(readNoticeEndpoint, { id }, token);
  expect([await read(), await read()]).toEqual([{ unread: 2 }, { unread: 2 }]);
  expect(await titles(token, true)).toEqual(['Two', 'One']);
  expect(await api.call(readAllNoticesEndpoint, {}, token)).toEqual({ unread: 0 });
  expect(await titles(token, true)).toEqual([]);
  expect(await titles(token)).toEqual(['Three', 'Two', 'One']);
});

test('a notice with a key is written once, even concurrently', async () => {
  const { token, userId } = await api.signUp();
  await Promise.all(['One', 'Two', 'Three'].map((title) => add(userId, title, 'deadline')));
  expect(await unreadCount(token)).toBe(1);
});

test('a notice whose cause is rolled back does not exist', async () => {
  const { token, userId } = await api.signUp();
  const failed = api.database.transaction(async (transaction) => {
    await addNotice(transaction, { userId, kind: 'team', title: 'One', path: '/' });
    throw new Error('the cause failed');
  });
  await expect(failed).rejects.toThrow('the cause failed');
  expect(await list(token)).toEqual([]);
});

test("another member neither sees nor reads a member's notices", async () => {
  const { token, userId } = await api.signUp();
  await add(userId, 'One');
  const [notice] = await list(token);
  const stranger = await api.signUp();
  expect(await list(stranger.token)).toEqual([]);
  expect(await unreadCount(stranger.token)).toBe(0);
  expect(await api.rejection(readNoticeEndpoint, { id: notice?.id }, stranger.token)).toMatchObject(
    { status: 404 },
  );
  await api.call(readAllNoticesEndpoint, {}, stranger.token);
  expect(await unreadCount(token)).toBe(1);
});

test('the sample notice of a past month is still there', async () => {
  const { token, userId } = await api.signUp();
  await insertRow(api.database, 'notices', {
    id: `old of ${userId}`,
    user_id: userId,
    kind: 'team',
    title: 'Old',
    path: '/',
    created_at: hoursFromNow(-24 * 30),
  });
  expect(await titles(token)).toEqual(['Old']);
});
