import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPostEndpoint, searchPostsEndpoint } from '@sopaan/schemas/blog/post';
import {
  addPostCommentEndpoint,
  getPostCommentsEndpoint,
  reportPostCommentEndpoint,
} from '@sopaan/schemas/blog/post-comment';
import { addPost } from '../modules/blog/testing/post';
import { testApp } from '../testing/test-app';
import { COMMANDS } from './commands';
import { runAdminCommand } from './run-admin-command';

const api = testApp();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'posts-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...args: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await runAdminCommand(COMMANDS, args, {
    environment: { DATABASE_URL: api.databaseUrl },
    log: (line) => output.push(line),
    error: (line) => errors.push(line),
  });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}

async function addFile(text: string) {
  const file = join(folder, 'post.md');
  await writeFile(file, text);
  return run('posts', 'add', file);
}

const post = (body: string) =>
  `---\ntitle: Limits\nslug: limits\nsummary: S\ncategory: Practice\nauthor: The team\n---\n\n${body}\n`;
const listed = async () => (await api.call(searchPostsEndpoint, {})).items.map(({ id }) => id);

test('[MK-040] a post is stored as a draft, published, changed and unpublished', async () => {
  expect(await addFile(post('First text.'))).toMatchObject({
    code: 0,
    output: 'Stored the draft limits. Publish it with: posts publish limits',
  });
  expect(await listed()).toEqual([]);
  expect((await run('posts', 'list')).output).toBe('1 post\nlimits  draft  Limits');

  expect(await run('posts', 'publish', 'limits')).toMatchObject({
    code: 0,
    output: 'Published at /blog-pages/limits.',
  });
  const { date } = await api.call(getPostEndpoint, { postId: 'limits' });
  expect((await addFile(post('Second text.'))).output).toContain('The published post limits');
  expect(await api.call(getPostEndpoint, { postId: 'limits' })).toMatchObject({
    date,
    sections: [{ html: '<p>Second text.</p>' }],
  });

  expect(await run('posts', 'unpublish', 'limits')).toMatchObject({ code: 0 });
  expect(await listed()).toEqual([]);
  // The date of the first publication stays.
  await run('posts', 'publish', 'limits');
  expect((await api.call(getPostEndpoint, { postId: 'limits' })).date).toBe(date);
});

test('says what is wrong with a file or slug, and stores nothing', async () => {
  const before = await listed();
  expect(await addFile('No front matter.')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('front matter'),
  });
  expect(await addFile(post('***'))).toMatchObject({ code: 1 });
  expect(await run('posts', 'publish', 'none')).toMatchObject({
    code: 1,
    errors: 'There is no post "none".',
  });
  expect(await listed()).toEqual(before);
});

test('[MK-039] comments are listed with their reports, hidden and restored', async () => {
  await addPost(api.database, { id: 'p1' });
  const { token } = await api.signUp();
  const commentId = randomUUID();
  const comment = { postId: 'p1', commentId, text: 'Buy\nnow' };
  await api.call(addPostCommentEndpoint, comment, token);
  const visible = async () => (await api.call(getPostCommentsEndpoint, { postId: 'p1' })).count;
  const report = async () =>
    api.call(reportPostCommentEndpoint, { commentId }, (await api.signUp()).token);
  expect((await run('comments', 'list')).output).toBe('0 comments');
  expect((await run('comments', 'list', '--all')).output).toContain('Buy now');

  for (let index = 0; index < 3; index += 1) await report();
  expect(await visible()).toBe(0);
  expect((await run('comments', 'list')).output).toMatch(
    new RegExp(`^1 comment\n${commentId}  hidden  3 reports  p1  20.*Z  Buy now$`),
  );

  expect(await run('comments', 'restore', commentId)).toMatchObject({ code: 0 });
  expect(await visible()).toBe(1);
  // Former reports no longer count.
  await report();
  expect(await visible()).toBe(1);

  expect(await run('comments', 'hide', commentId)).toMatchObject({ code: 0 });
  expect(await visible()).toBe(0);
  for (const command of ['hide', 'restore']) {
    expect(await run('comments', command, 'none')).toMatchObject({
      code: 1,
      errors: 'There is no comment "none".',
    });
  }
});
