import { readMailCounts } from '../mail/mail-counts';
import { insertRow } from '../testing/insert-row';
import { testApp } from '../testing/test-app';
import { runAdminCommand } from './run-admin-command';
import { COMMANDS } from './commands';

const api = testApp();

async function runMail(...args: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await runAdminCommand(COMMANDS, ['mail', ...args], {
    environment: { DATABASE_URL: api.databaseUrl },
    log: (line) => output.push(line),
    error: (line) => errors.push(line),
  });
  return { code, output, errors: errors.join('\n') };
}

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const data = JSON.stringify({
  to: 'asha@example.com',
  firstName: 'Asha',
  email: 'new@example.com',
});
const mail = { kind: 'email-changed', data };

beforeEach(async () => {
  await api.database.query('delete from outbox');
  const rows = [
    { ...mail, id: 'new', created_at: ago(0) },
    {
      ...mail,
      id: 'retrying',
      created_at: ago(2),
      attempts: 3,
      last_error: 'ETIMEDOUT',
      next_at: ago(-1),
    },
    {
      ...mail,
      id: 'failed',
      created_at: ago(30),
      attempts: 13,
      last_error: 'EAUTH',
      failed_at: ago(1),
    },
    {
      ...mail,
      id: 'refused',
      created_at: ago(20),
      attempts: 1,
      last_error: 'EENVELOPE',
      failed_at: ago(20),
      is_refused: true,
    },
    { ...mail, id: 'sent', created_at: ago(3), attempts: 1, sent_at: ago(2) },
    { ...mail, id: 'skipped', created_at: ago(3), attempts: 1, skipped_at: ago(2) },
  ];
  for (const row of rows) await insertRow(api.database, 'outbox', row);
});

const untriedDueIds = async () => {
  const rows = await api.database.query<{ id: string }>(
    `select id from outbox
     where next_at <= now() and attempts = 0 and coalesce(sent_at, skipped_at, failed_at) is null
     order by id`,
  );
  return rows.map(({ id }) => id);
};

test('lists waiting and failed mails, without recipients and content', async () => {
  const { code, output } = await runMail();
  expect(code).toBe(0);
  expect(output[0]).toBe('2 waiting, 1 failed, 1 refused');
  expect(output.slice(1)).toEqual([
    expect.stringMatching(
      /^failed {2}email-changed {2}since 20\S+ {2}13 attempts {2}failed {2}EAUTH$/,
    ),
    expect.stringMatching(
      /^refused {2}email-changed {2}since 20\S+ {2}1 attempt {2}refused {2}EENVELOPE$/,
    ),
    expect.stringMatching(
      /^retrying {2}email-changed {2}since 20\S+ {2}3 attempts {2}next try 20\S+ {2}ETIMEDOUT$/,
    ),
    expect.stringMatching(
      /^new {2}email-changed {2}since 20\S+ {2}0 attempts {2}next try 20\S+ {2}no error$/,
    ),
  ]);
  expect(output.join('\n')).not.toMatch(/asha|example\.com/i);
});

test('retries one mail or all, except mails that are due or being sent', async () => {
  expect(await runMail('retry', 'failed')).toMatchObject({
    code: 0,
    output: ['1 mail will be retried.'],
  });
  expect(await untriedDueIds()).toEqual(['failed', 'new']);
  expect(await runMail('retry', 'all')).toMatchObject({
    code: 0,
    output: ['2 mails will be retried.'],
  });
  expect(await untriedDueIds()).toEqual(['failed', 'new', 'refused', 'retrying']);
  expect(await runMail('retry', 'all')).toMatchObject({ output: ['0 mails will be retried.'] });
});

test.each([
  { args: ['retry'], message: 'retry [options] <id|all>' },
  { args: ['retry', 'a', 'b'], message: 'retry [options] <id|all>' },
  { args: ['send'], message: 'retry <id|all>' },
  { args: ['retry', 'sent'], message: 'Mail sent has not failed' },
  { args: ['retry', 'new'], message: 'Mail new has not failed' },
  { args: ['retry', 'nobody'], message: 'There is no mail "nobody".' },
])('a command with the arguments $args fails with a message', async ({ args, message }) => {
  const { code, errors } = await runMail(...args);
  expect(code).toBe(1);
  expect(errors).toContain(message);
});

test('counts unsent mails', async () => {
  const counts = await readMailCounts(api.database);
  expect(counts).toMatchObject({ waiting: 2, failed: 1, refused: 1 });
  expect(Math.round(counts.oldestSeconds / 3_600)).toBe(2);

  await api.database.query('delete from outbox');
  expect(await readMailCounts(api.database)).toEqual({
    waiting: 0,
    failed: 0,
    refused: 0,
    oldestSeconds: 0,
  });
});
