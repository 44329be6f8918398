import { getQuizEndpoint } from '@sopaan/schemas/quizzes/quiz';
import { startQuizAttemptEndpoint } from '@sopaan/schemas/quizzes/quiz-attempt';
import { addQuiz } from '../modules/quizzes/testing/quiz';
import { testApp } from '../testing/test-app';
import { COMMANDS } from './commands';
import { runAdminCommand } from './run-admin-command';

const api = testApp();
beforeAll(() => addQuiz(api.database));

async function extraTime(...args: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await runAdminCommand(COMMANDS, ['quizzes', 'extra-time', ...args], {
    environment: { DATABASE_URL: api.databaseUrl },
    log: (line) => output.push(line),
    error: (line) => errors.push(line),
  });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}

async function member() {
  const { token, email, userId } = await api.signUp();
  return {
    email,
    async startAndEnd() {
      const attempt = await api.call(
        startQuizAttemptEndpoint,
        { quizId: 'q1', order: 'stored' },
        token,
      );
      // Ends the attempt as if its time had run out, so that the next one can start.
      await api.database.query(
        `update quiz_attempts set deadline = started_at, closes_at = started_at where user_id = $1`,
        [userId],
      );
      const seconds = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000;
      return {
        time: seconds(attempt.startedAt, attempt.deadline),
        grace: seconds(attempt.deadline, attempt.closesAt),
      };
    },
    async shownPercent() {
      const key = { type: ['quiz'], institute_id: 'i1', quiz_id: 'q1' };
      return (await api.call(getQuizEndpoint, key, token)).extraTimePercent;
    },
  };
}

test('extra time makes the next attempts longer, and the rules show it', async () => {
  const { email, startAndEnd, shownPercent } = await member();
  expect(await startAndEnd()).toEqual({ time: 600, grace: 10 });
  expect(await shownPercent()).toBe(0);
  expect(await extraTime(email.toUpperCase(), '--percent', '25')).toMatchObject({
    code: 0,
    output: expect.stringContaining('25% extra time for all quizzes'),
  });
  expect(await startAndEnd()).toEqual({ time: 750, grace: 10 });
  expect(await shownPercent()).toBe(25);
  const other = await member();
  expect(await other.startAndEnd()).toEqual({ time: 600, grace: 10 });
});

test('extra time for one quiz takes precedence, and can be revoked', async () => {
  const { email, startAndEnd } = await member();
  await extraTime(email, '--percent', '50');
  await extraTime(email, '--percent', '100', '--quiz', 'q1');
  expect(await startAndEnd()).toMatchObject({ time: 1200 });
  await extraTime(email, '--percent', '0', '--quiz', 'q1');
  expect(await startAndEnd()).toMatchObject({ time: 600 });
});

test.each([
  { args: ['nobody@example.com', '--percent', '25'], message: 'no account with the address' },
  { args: ['a@example.com', '--percent', '25', '--quiz', 'none'], message: 'no quiz none' },
  { args: ['a@example.com', '--percent', '401'], message: 'from 0 to 400' },
  { args: ['a@example.com', '--percent', '2.5'], message: 'from 0 to 400' },
  { args: ['a@example.com'], message: '--percent' },
])('a command with the arguments $args fails with a message', async ({ args, message }) => {
  const { code, errors } = await extraTime(...args);
  expect(code).toBe(1);
  expect(errors).toContain(message);
});
