import {
  getFestivalEndpoint,
  getFestivalEntriesEndpoint,
  registerForFestivalEndpoint,
} from '@sopaan/schemas/festivals/festival';
import { addQuiz } from '../modules/quizzes/testing/quiz';
import { hoursFromNow } from '../testing/insert-row';
import { testApp } from '../testing/test-app';
import { COMMANDS } from './commands';
import { runAdminCommand } from './run-admin-command';

const api = testApp();
beforeAll(() => addQuiz(api.database));

async function festivals(...args: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await runAdminCommand(COMMANDS, ['festivals', ...args], {
    environment: { DATABASE_URL: api.databaseUrl },
    log: (line) => output.push(line),
    error: (line) => errors.push(line),
  });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}

const [starts, ends] = [hoursFromNow(1), hoursFromNow(2)].map((time) => `${time.slice(0, 19)}Z`);
const names = ['--title', 'Lake Festival', '--organiser', 'Lake College'];
const dates = ['--starts', String(starts), '--ends', String(ends)];

test('[MK-034][MK-035] a festival is added, and the status of its entries is changed', async () => {
  const prizes = ['--prize', 'First place:9000', '--prize', 'Second place:500'];
  const added = await festivals('add', ...names, ...dates, ...prizes, '--quiz', 'q1');
  expect(added).toMatchObject({ code: 0, errors: '' });
  const id = /festival ([\w-]+)\. Its page is \/online-quizzing-festival\/lake-festival\/\1/.exec(
    added.output,
  )?.[1];
  expect(await api.call(getFestivalEndpoint, { id: String(id) })).toMatchObject({
    title: 'Lake Festival',
    quizzes: [{ id: 'q1' }],
    prizes: [
      { title: 'First place', amount: 9000 },
      { title: 'Second place', amount: 500 },
    ],
  });
  const { token } = await api.signUp();
  await api.call(registerForFestivalEndpoint, { id: String(id), showsCity: false }, token);
  expect((await festivals('list')).output).toMatch(/1 registered {2}Lake Festival/);
  const entry = /^(\S+) {2}Pending {2}0 rupees/.exec((await festivals('list', String(id))).output);
  const entryId = String(entry?.[1]);
  expect(await festivals('status', entryId, 'Dispatch', '--amount', '9000')).toMatchObject({
    code: 0,
  });
  await festivals('status', entryId, 'Completed');
  const { items } = await api.call(getFestivalEntriesEndpoint, { id: String(id) });
  expect(items).toMatchObject([{ id: entryId, status: 'Completed', amount: 9000 }]);
});

test.each([
  { args: ['add', ...names, ...dates, '--quiz', 'none'], message: 'no quiz none' },
  {
    args: ['add', ...names, '--starts', String(ends), '--ends', String(starts), '--quiz', 'q1'],
    message: 'end after its start',
  },
  {
    args: ['add', ...names, ...dates, '--quiz', 'q1', '--prize', 'First'],
    message: 'First place:10000',
  },
  {
    args: ['add', ...names, ...dates, '--quiz', 'q1', '--timezone', 'Moon'],
    message: 'time zone',
  },
  { args: ['add', ...names, ...dates], message: '--quiz' },
  { args: ['list', 'none'], message: 'no festival none' },
  { args: ['status', 'none', 'Completed'], message: 'no entry none' },
  { args: ['status', 'none', 'Lost'], message: 'Pending, Dispatch, Completed' },
])('a command with the arguments $args fails with a message', async ({ args, message }) => {
  const { code, errors } = await festivals(...args);
  expect(code).toBe(1);
  expect(errors).toContain(message);
});
