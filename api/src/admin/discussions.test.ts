import {
  getChallengePostsEndpoint,
  reportChallengePostEndpoint,
} from '@sopaan/schemas/practice/challenge-post';
import { addChallenge } from '../modules/practice/testing/challenge';
import { addStoredPost } from '../modules/practice/testing/discussion';
import { testApp } from '../testing/test-app';
import { COMMANDS } from './commands';
import { runAdminCommand } from './run-admin-command';

const api = testApp();

async function run(...args: string[]) {
  const output: string[] = [];
  const code = await runAdminCommand(COMMANDS, ['discussions', ...args], {
    environment: { DATABASE_URL: api.databaseUrl },
    log: (line) => output.push(line),
    error: (line) => output.push(line),
  });
  return { code, output: output.join('\n') };
}

test('posts of discussions are hidden after three reports, and listed, restored and hidden by an admin', async () => {
  await addChallenge(api.database, { id: 'c1' });
  const { userId, token } = await api.signUp();
  const row = { challenge_id: 'c1', user_id: userId, body: 'Buy\nnow' };
  const postId = await addStoredPost(api.database, row);
  const report = (caller: string) => api.call(reportChallengePostEndpoint, { postId }, caller);
  const visible = async (caller?: string) =>
    (await api.call(getChallengePostsEndpoint, { challengeId: 'c1' }, caller)).items;
  expect(await api.rejection(reportChallengePostEndpoint, { postId }, token)).toMatchObject({
    message: 'You cannot report your own post.',
  });
  expect((await run('list')).output).toBe('0 posts');
  for (let index = 0; index < 3; index += 1) await report((await api.signUp()).token);
  expect(await visible()).toEqual([]);
  expect(await visible(token)).toMatchObject([{ isHidden: true }]);
  expect((await run('list')).output).toMatch(
    new RegExp(`^1 post\n${postId}  hidden  3 reports  c1  20.*Z  Buy now$`),
  );
  await run('restore', postId);
  expect(await visible()).toHaveLength(1);
  expect(await run('hide', postId)).toEqual({
    code: 0,
    output: 'Only its author sees the post now.',
  });
  expect(await visible()).toEqual([]);
  expect(await run('hide', 'none')).toEqual({ code: 1, output: 'There is no post "none".' });
});
