import { readMailCounts } from '../mail/mail-counts';
import { insertRow } from '../testing/insert-row';
import { testApp } from '../testing/test-app';
import { runAdminCommand } from './run-admin-command';
import { VERBS } from './verbs';

const api = testApp();

async function admin(...words: string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runAdminCommand(VERBS, ['mail', ...words], {
    environment: { DATABASE_URL: api.databaseUrl },
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, said, complained: complained.join('\n') };
}

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
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
      id: 'late',
      created_at: ago(2),
      attempts: 3,
      last_error: 'ETIMEDOUT',
      next_at: ago(-1),
    },
    {
      ...mail,
      id: 'lost',
      created_at: ago(30),
      attempts: 13,
      last_error: 'EAUTH',
      failed_at: ago(1),
    },
    { ...mail, id: 'sent', created_at: ago(3), attempts: 1, sent_at: ago(2) },
    { ...mail, id: 'skipped', created_at: ago(3), attempts: 1, skipped_at: ago(2) },
  ];
  for (const row of rows) await insertRow(api.database, 'outbox', row);
});

const dueIds = async () => {
  const rows = await api.database.query<{ id: string }>(
    `select id from outbox
     where next_at <= now() and attempts = 0 and coalesce(sent_at, skipped_at, failed_at) is null
     order by id`,
  );
  return rows.map(({ id }) => id);
};

test('it lists what waits and what was given up, and nobody and nothing of a mail', async () => {
  const { code, said } = await admin();
  expect(code).toBe(0);
  expect(said[0]).toBe('2 waiting, 1 given up');
  expect(said.slice(1)).toEqual([
    expect.stringMatching(
      /^lost {2}email-changed {2}since 20\S+ {2}13 attempts {2}given up {2}EAUTH$/,
    ),
    expect.stringMatching(
      /^late {2}email-changed {2}since 20\S+ {2}3 attempts {2}next try 20\S+ {2}ETIMEDOUT$/,
    ),
    expect.stringMatching(
      /^new {2}email-changed {2}since 20\S+ {2}0 attempts {2}next try 20\S+ {2}no error$/,
    ),
  ]);
  expect(said.join('\n')).not.toMatch(/asha|example\.com/i);
});

test('one is tried again, or all; not what is due or in hand', async () => {
  expect(await admin('retry', 'lost')).toMatchObject({ code: 0, said: ['1 mail is tried again.'] });
  expect(await dueIds()).toEqual(['lost', 'new']);
  expect(await admin('retry', 'all')).toMatchObject({
    code: 0,
    said: ['1 mail is tried again.'],
  });
  expect(await dueIds()).toEqual(['late', 'lost', 'new']);
  expect(await admin('retry', 'all')).toMatchObject({ said: ['0 mails are tried again.'] });
});

test.each([
  { words: ['retry'], told: 'which mail' },
  { words: ['retry', 'a', 'b'], told: 'which mail' },
  { words: ['send'], told: 'which mail' },
  { words: ['retry', 'sent'], told: 'No mail sent was given up' },
  { words: ['retry', 'new'], told: 'No mail new was given up' },
  { words: ['retry', 'nobody'], told: 'No mail nobody was given up' },
])('$words is refused, and says why', async ({ words, told }) => {
  const { code, complained } = await admin(...words);
  expect(code).toBe(1);
  expect(complained).toContain(told);
});

test('the outbox is counted', async () => {
  const counts = await readMailCounts(api.database);
  expect(counts).toMatchObject({ waiting: 2, failed: 1 });
  expect(Math.round(counts.oldestSeconds / 3_600)).toBe(2);

  await api.database.query('delete from outbox');
  expect(await readMailCounts(api.database)).toEqual({ waiting: 0, failed: 0, oldestSeconds: 0 });
});
