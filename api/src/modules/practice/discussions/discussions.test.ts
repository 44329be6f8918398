import { randomUUID } from 'node:crypto';
import { giveUpChallengeEndpoint } from '@sopaan/schemas/practice/challenge-guide';
import {
  addChallengePostEndpoint,
  changeChallengePostEndpoint,
  deleteChallengePostEndpoint,
  getChallengePostsEndpoint,
  getChallengeRepliesEndpoint,
  voteForChallengePostEndpoint,
} from '@sopaan/schemas/practice/challenge-post';
import { deleteAccountEndpoint } from '@sopaan/schemas/account/data';
import { getNoticesEndpoint } from '@sopaan/schemas/notices/notice';
import { TEST_PASSWORD, testApp } from '../../../testing/test-app';
import { addChallenge } from '../testing/challenge';
import { addGuide } from '../testing/guide';

const api = testApp();
let challengeId = '';
let count = 0;

beforeEach(async () => {
  challengeId = `challenge-${(count += 1)}`;
  await addChallenge(api.database, { id: challengeId, position: count });
});

interface Post {
  text?: string;
  isSpoiler?: boolean;
  parentId?: string;
}

async function write(
  token: string,
  { text = 'A question.', isSpoiler = false, ...post }: Post = {},
) {
  const postId = randomUUID();
  const request = { challengeId, postId, text, isSpoiler, ...post };
  await api.call(addChallengePostEndpoint, request, token);
  return postId;
}
const read = (token?: string, page: object = {}) =>
  api.call(getChallengePostsEndpoint, { challengeId, ...page }, token);
const replies = (postId: string, token?: string) =>
  api.call(getChallengeRepliesEndpoint, { postId }, token);
const vote = (postId: string, token: string, voted = true) =>
  api.call(voteForChallengePostEndpoint, { postId, voted }, token);

test('posts are Markdown, newest first, page by page, and can be read by everybody', async () => {
  const { token } = await api.signUp();
  await write(token, { text: 'Is `N = 0` **possible**?' });
  await write(token, { text: 'Second' });
  expect(await read()).toMatchObject({
    count: 2,
    items: [
      { html: '<p>Second</p>', text: null, name: 'Asha R.', isOwn: false },
      { html: '<p>Is <code>N = 0</code> <strong>possible</strong>?</p>' },
    ],
  });
  expect((await read(token)).items[0]).toMatchObject({ isOwn: true, text: 'Second' });
  const { nextCursor } = await read(undefined, { limit: 1 });
  const rest = await read(undefined, { limit: 1, cursor: nextCursor ?? '' });
  expect(rest.items).toMatchObject([{ html: expect.stringContaining('possible') }]);
  expect(rest.nextCursor).toBeNull();
});

test('posts with a solution are folded for whoever has neither solved the challenge nor given it up', async () => {
  await addGuide(api.database, challengeId);
  const { token } = await api.signUp();
  await write(token, { text: 'Sort first.', isSpoiler: true });
  expect(await read()).toMatchObject({ foldsSpoilers: true, items: [{ isSpoiler: true }] });
  expect(await read(token)).toMatchObject({ foldsSpoilers: true });
  await api.call(giveUpChallengeEndpoint, { challengeId }, token);
  expect(await read(token)).toMatchObject({ foldsSpoilers: false });
  const solver = await api.signUp();
  await api.database.query(
    `insert into challenge_progress (user_id, challenge_id, status, tries) values ($1, $2, 'solved', 1)`,
    [solver.userId, challengeId],
  );
  expect(await read(solver.token)).toMatchObject({ foldsSpoilers: false });
});

test('a reply notifies the author once, without its text; a reply has no replies', async () => {
  const [author, other] = [await api.signUp(), await api.signUp()];
  const postId = await write(author.token);
  const reply = {
    challengeId,
    postId: randomUUID(),
    parentId: postId,
    text: 'The answer',
    isSpoiler: true,
  };
  await api.call(addChallengePostEndpoint, reply, other.token);
  await api.call(addChallengePostEndpoint, { ...reply, text: 'Better' }, other.token);
  await write(author.token, { parentId: postId, text: 'Thanks' });
  expect((await read()).items).toMatchObject([{ postId, replyCount: 2 }]);
  expect((await replies(postId)).items).toMatchObject([
    { html: '<p>Better</p>' },
    { html: '<p>Thanks</p>' },
  ]);
  const notices = await api.call(getNoticesEndpoint, {}, author.token);
  expect(notices.items).toMatchObject([
    {
      kind: 'reply',
      title: 'Asha R. has replied to you',
      body: 'In the discussion of Pair with sum.',
      path: `/code_editor/code_conquest/pair-with-sum/${challengeId}?part=discussion`,
    },
  ]);
  expect((await api.call(getNoticesEndpoint, {}, other.token)).items).toEqual([]);
  const nested = { ...reply, postId: randomUUID(), parentId: reply.postId };
  expect(await api.rejection(addChallengePostEndpoint, nested, author.token)).toMatchObject({
    status: 404,
  });
});

test('the order by votes counts each member once, and nobody votes for their own post', async () => {
  const [author, other, third] = [await api.signUp(), await api.signUp(), await api.signUp()];
  const first = await write(author.token, { text: 'First' });
  await write(author.token, { text: 'Second' });
  expect(await vote(first, other.token)).toEqual({ voted: true, voteCount: 1 });
  expect(await vote(first, other.token)).toEqual({ voted: true, voteCount: 1 });
  expect(await vote(first, third.token)).toMatchObject({ voteCount: 2 });
  const top = await read(other.token, { order: 'top' });
  expect(top.items).toMatchObject([{ postId: first, voteCount: 2, hasVoted: true }, {}]);
  const page = await read(undefined, { order: 'top', limit: 1 });
  const rest = await read(undefined, { order: 'top', limit: 1, cursor: page.nextCursor ?? '' });
  expect(rest.items).toMatchObject([{ html: '<p>Second</p>' }]);
  expect(await vote(first, other.token, false)).toEqual({ voted: false, voteCount: 1 });
  const own = { postId: first, voted: true };
  expect(await api.rejection(voteForChallengePostEndpoint, own, author.token)).toMatchObject({
    status: 403,
  });
});

test('a deleted post stays without text and name while it has replies', async () => {
  const [author, other] = [await api.signUp(), await api.signUp()];
  const postId = await write(author.token, { text: 'Secret' });
  const replyId = await write(other.token, { parentId: postId });
  const remove = (id: string, token: string) =>
    api.call(deleteChallengePostEndpoint, { postId: id }, token);
  await remove(postId, author.token);
  expect(await read(author.token)).toMatchObject({
    count: 1,
    items: [{ postId, isDeleted: true, name: '', html: '', isOwn: false, replyCount: 1 }],
  });
  await remove(replyId, other.token);
  expect(await read()).toMatchObject({ count: 0, items: [] });
  expect(
    await api.database.query('select from challenge_posts where challenge_id = $1', [challengeId]),
  ).toEqual([]);
});

test('deleting an account keeps the replies of others and corrects the votes', async () => {
  const [leaver, other] = [await api.signUp(), await api.signUp()];
  const answered = await write(leaver.token, { text: 'Secret' });
  await write(other.token, { parentId: answered });
  await write(leaver.token, { text: 'Nobody answered' });
  const liked = await write(other.token, { text: 'Liked' });
  await vote(liked, leaver.token);
  await api.call(deleteAccountEndpoint, { password: TEST_PASSWORD }, leaver.token);
  expect((await read()).items).toMatchObject([
    { postId: liked, voteCount: 0 },
    { postId: answered, isDeleted: true, name: '', html: '', replyCount: 1 },
  ]);
});

test('only the author can change or delete a post, and an id is taken once', async () => {
  const [author, other] = [await api.signUp(), await api.signUp()];
  const postId = await write(author.token);
  const change = { postId, text: 'Changed', isSpoiler: true };
  for (const endpoint of [changeChallengePostEndpoint, deleteChallengePostEndpoint])
    expect(await api.rejection(endpoint, change, other.token)).toMatchObject({ status: 404 });
  const changed = await api.call(changeChallengePostEndpoint, change, author.token);
  expect(changed).toMatchObject({ text: 'Changed', isSpoiler: true });
  expect(changed.updatedAt > changed.createdAt).toBe(true);
  const taken = { challengeId, ...change };
  expect(await api.rejection(addChallengePostEndpoint, taken, other.token)).toMatchObject({
    code: 'CONFLICT',
  });
});

test('locked days and unknown challenges have no discussion', async () => {
  const id = `day-of-${challengeId}`;
  await addChallenge(api.database, { id, type: '100_days_code_conquest', day: 2, position: 50 });
  const { token } = await api.signUp();
  const locked = { challengeId: id };
  for (const caller of [token, undefined])
    expect(await api.rejection(getChallengePostsEndpoint, locked, caller)).toMatchObject({
      code: 'DAY_LOCKED',
    });
  const post = { challengeId: id, postId: randomUUID(), text: 'Early', isSpoiler: false };
  expect(await api.rejection(addChallengePostEndpoint, post, token)).toMatchObject({
    code: 'DAY_LOCKED',
  });
  expect(await api.rejection(getChallengePostsEndpoint, { challengeId: 'none' })).toMatchObject({
    status: 404,
  });
  expect(await api.rejection(getChallengeRepliesEndpoint, { postId: randomUUID() })).toMatchObject({
    status: 404,
  });
});

test('a member can write at most twenty posts an hour, of 1 to 5,000 characters', async () => {
  const { token } = await api.signUp();
  for (const text of ['  ', 'x'.repeat(5_001)]) {
    const post = { challengeId, postId: randomUUID(), text, isSpoiler: false };
    expect(await api.rejection(addChallengePostEndpoint, post, token)).toMatchObject({
      status: 400,
      fields: { text: expect.any(String) },
    });
  }
  for (let index = 0; index < 20; index += 1) await write(token);
  const post = { challengeId, postId: randomUUID(), text: 'One more', isSpoiler: false };
  expect(await api.rejection(addChallengePostEndpoint, post, token)).toMatchObject({ status: 429 });
});
