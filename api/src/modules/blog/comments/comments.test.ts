import { randomUUID } from 'node:crypto';
import {
  addPostCommentEndpoint,
  changePostCommentEndpoint,
  deletePostCommentEndpoint,
  getPostCommentsEndpoint,
  reportPostCommentEndpoint,
} from '@sopaan/schemas/blog/post-comment';
import { testApp } from '../../../testing/test-app';
import { addPost } from '../testing/post';

const api = testApp();
let postId = '';
let postCount = 0;

beforeEach(async () => {
  postId = `post-${(postCount += 1)}`;
  await addPost(api.database, { id: postId });
});

async function write(token: string, text = 'Thank you.') {
  const commentId = randomUUID();
  await api.call(addPostCommentEndpoint, { postId, commentId, text }, token);
  return commentId;
}
const read = (token?: string) => api.call(getPostCommentsEndpoint, { postId }, token);
const report = (commentId: string, token: string) =>
  api.call(reportPostCommentEndpoint, { commentId }, token);

test('[MK-039] comments are plain text, listed newest first, and can be read by everybody', async () => {
  const { token } = await api.signUp();
  await write(token, ' <b>Plain</b>\nwords ');
  await write(token, 'Second');
  const { items, count: total } = await read();
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { text: 'Second', name: 'Asha R.', isOwn: false, isHidden: false, isReported: false },
    { text: '<b>Plain</b>\nwords' },
  ]);
  expect((await read(token)).items[0]).toMatchObject({ isOwn: true });
  const first = await api.call(getPostCommentsEndpoint, { postId, limit: 1 });
  const rest = await api.call(getPostCommentsEndpoint, {
    postId,
    limit: 1,
    ...(first.nextCursor && { cursor: first.nextCursor }),
  });
  expect(rest.items.map(({ text }) => text)).toEqual(['<b>Plain</b>\nwords']);
  expect(rest.nextCursor).toBeNull();
});

test('a comment that is sent twice is stored once, with the text of the second request', async () => {
  const { token } = await api.signUp();
  const comment = { postId, commentId: randomUUID(), text: 'One' };
  await api.call(addPostCommentEndpoint, comment, token);
  await api.call(addPostCommentEndpoint, { ...comment, text: 'Two' }, token);
  expect((await read()).items.map(({ text }) => text)).toEqual(['Two']);
  const { token: other } = await api.signUp();
  const taken = await api.rejection(addPostCommentEndpoint, { ...comment, text: 'Three' }, other);
  expect(taken).toMatchObject({ code: 'CONFLICT' });
});

test('only the author can change or delete a comment', async () => {
  const { token } = await api.signUp();
  const { token: other } = await api.signUp();
  const commentId = await write(token);
  const change = { commentId, text: 'Changed.' };
  for (const endpoint of [changePostCommentEndpoint, deletePostCommentEndpoint]) {
    expect(await api.rejection(endpoint, change, other)).toMatchObject({ status: 404 });
    expect(await api.rejection(endpoint, change)).toMatchObject({ status: 401 });
  }
  const changed = await api.call(changePostCommentEndpoint, change, token);
  expect(changed.text).toBe('Changed.');
  expect(changed.updatedAt > changed.createdAt).toBe(true);
  await api.call(deletePostCommentEndpoint, { commentId }, token);
  expect((await read()).items).toEqual([]);
});

test('a comment is hidden once three members have reported it, and its author still sees it', async () => {
  const { token: author } = await api.signUp();
  const commentId = await write(author);
  const members = await Promise.all([1, 2, 3].map(() => api.signUp()));
  const [one, two, three] = members.map(({ token }) => token);
  if (!one || !two || !three) throw new Error('three members are needed');
  await report(commentId, one);
  await report(commentId, one);
  await report(commentId, two);
  expect((await read(one)).items).toMatchObject([{ isReported: true }]);
  expect(await read()).toMatchObject({ count: 1 });
  await report(commentId, three);
  expect(await read()).toMatchObject({ items: [], count: 0 });
  expect((await read(author)).items).toMatchObject([{ isHidden: true, isOwn: true }]);
  expect(await api.rejection(reportPostCommentEndpoint, { commentId }, one)).toMatchObject({
    status: 404,
  });
});

test('members cannot report their own comments, and guests cannot report any', async () => {
  const { token } = await api.signUp();
  const commentId = await write(token);
  expect(await api.rejection(reportPostCommentEndpoint, { commentId }, token)).toMatchObject({
    status: 403,
    message: 'You cannot report your own comment.',
  });
  expect(await api.rejection(reportPostCommentEndpoint, { commentId })).toMatchObject({
    status: 401,
  });
});

test.each(['', '   ', 'x'.repeat(2_001)])(
  'a comment that is empty, blank or longer than 2,000 characters is rejected',
  async (text) => {
    const { token } = await api.signUp();
    const comment = { postId, commentId: randomUUID(), text };
    expect(await api.rejection(addPostCommentEndpoint, comment, token)).toMatchObject({
      status: 400,
      fields: { text: expect.any(String) },
    });
  },
);

test('comments on drafts and unknown posts are not found', async () => {
  const { token } = await api.signUp();
  await api.database.query('update posts set is_published = false where id = $1', [postId]);
  const comment = { postId, commentId: randomUUID(), text: 'Hi' };
  for (const endpoint of [getPostCommentsEndpoint, addPostCommentEndpoint]) {
    expect(await api.rejection(endpoint, comment, token)).toMatchObject({ status: 404 });
    expect(await api.rejection(endpoint, { ...comment, postId: 'none' }, token)).toMatchObject({
      status: 404,
    });
  }
});

test('a member can write at most ten comments an hour', async () => {
  const { token } = await api.signUp();
  for (let index = 0; index < 10; index += 1) await write(token, `Comment ${index}`);
  const comment = { postId, commentId: randomUUID(), text: 'One more' };
  expect(await api.rejection(addPostCommentEndpoint, comment, token)).toMatchObject({
    status: 429,
  });
});
