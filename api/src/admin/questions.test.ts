import { reportMentorQuestionEndpoint } from '@sopaan/schemas/mentors/mentor-question';
import { addMentorRow, addStoredQuestion } from '../modules/mentor-questions/testing/question';
import { testApp } from '../testing/test-app';
import { COMMANDS } from './commands';
import { runAdminCommand } from './run-admin-command';

const api = testApp();

async function run(...args: string[]) {
  const output: string[] = [];
  const code = await runAdminCommand(COMMANDS, ['questions', ...args], {
    environment: { DATABASE_URL: api.databaseUrl },
    log: (line) => output.push(line),
    error: (line) => output.push(line),
  });
  return { code, output: output.join('\n') };
}

test('reported questions are listed with their replies, and hidden and restored by an admin', async () => {
  const [mentor, asker] = [await api.signUp(), await api.signUp()];
  await addMentorRow(api.database, { id: 'm1', user_id: mentor.userId });
  const questionId = await addStoredQuestion(api.database, {
    mentor_id: 'm1',
    user_id: asker.userId,
    body: 'Buy\nnow',
    status: 'answered',
    reply: 'No, thank you',
    closed_at: new Date(),
  });
  expect((await run('list')).output).toBe('0 questions');
  await api.call(reportMentorQuestionEndpoint, { questionId }, mentor.token);
  expect((await run('list')).output).toMatch(
    new RegExp(
      `^1 question\n${questionId}  visible  1 report  m1  20.*Z  Buy now / Reply: No, thank you$`,
    ),
  );
  expect(await run('hide', questionId)).toMatchObject({ code: 0 });
  expect((await run('list')).output).toContain('hidden');
  expect(await run('restore', questionId)).toMatchObject({ code: 0 });
  expect((await run('list')).output).toBe('0 questions');
});
