import { randomBytes } from 'node:crypto';
import { hoursFromNow, insertRow } from '../testing/insert-row';
import { testApp } from '../testing/test-app';
import { keepHouse } from './housekeeping';
import { TASKS } from './tasks';

const api = testApp();
const daysAgo = (days: number) => hoursFromNow(-24 * days);
const log = { warn: jest.fn() };

async function cleaned(): Promise<void> {
  await keepHouse({ database: api.database, tasks: TASKS, log });
  expect(log.warn).not.toHaveBeenCalled();
}

async function idsOf(table: string): Promise<string[]> {
  const rows = await api.database.query<{ id: string }>(`select id from ${table} order by id`);
  return rows.map(({ id }) => id);
}

test('mails go a month after they were sent or skipped, those given up after three', async () => {
  const mail = { kind: 'password-changed', data: '{"userId":"1"}' };
  for (const row of [
    { ...mail, id: 'waiting', created_at: daysAgo(40) },
    { ...mail, id: 'sent-long-ago', sent_at: daysAgo(31) },
    { ...mail, id: 'sent-lately', sent_at: daysAgo(29) },
    { ...mail, id: 'skipped-long-ago', skipped_at: daysAgo(31) },
    { ...mail, id: 'failed', failed_at: daysAgo(31) },
    { ...mail, id: 'failed-long-ago', failed_at: daysAgo(91) },
  ]) {
    await insertRow(api.database, 'outbox', row);
  }
  await cleaned();
  expect(await idsOf('outbox')).toEqual(['failed', 'sent-lately', 'waiting']);
});

test('sessions go when they end, with their tokens; of others, tokens that were passed long ago', async () => {
  const { userId } = await api.signUp();
  await api.database.query('delete from sessions');
  const addToken = (session_id: string, generation: number, days: number, used: boolean) =>
    insertRow(api.database, 'refresh_tokens', {
      token_hash: randomBytes(32),
      session_id,
      generation,
      created_at: daysAgo(days),
      used_at: used ? daysAgo(days) : null,
    });
  await insertRow(api.database, 'sessions', {
    id: 'ended',
    user_id: userId,
    expires_at: daysAgo(1),
  });
  await addToken('ended', 0, 31, false);
  await insertRow(api.database, 'sessions', {
    id: 'lives',
    user_id: userId,
    expires_at: daysAgo(-1),
  });
  await addToken('lives', 0, 50, true);
  // Of a reply that was lost; alone it would count as never used, and be good.
  await addToken('lives', 0, 1, false);
  await addToken('lives', 1, 40, true);
  await addToken('lives', 2, 1, true);
  await addToken('lives', 3, 0, false);

  await cleaned();
  expect(await idsOf('sessions')).toEqual(['lives']);
  const left = await api.database.query(
    'select session_id, generation from refresh_tokens order by generation',
  );
  expect(left).toEqual([1, 2, 3].map((generation) => ({ session_id: 'lives', generation })));
});

test('links and counters go when nobody can ask for them any more', async () => {
  const link = {
    purpose: 'sign-up',
    email: 'asha@example.com',
    email_key: 'asha@example.com',
    password_hash: 'x',
  };
  await insertRow(api.database, 'email_links', { ...link, id: 'old', expires_at: daysAgo(31) });
  await insertRow(api.database, 'email_links', { ...link, id: 'young', expires_at: daysAgo(1) });
  const counter = { hits: 3 };
  await insertRow(api.database, 'rate_limits', { ...counter, key: 'old', resets_at: daysAgo(1) });
  await insertRow(api.database, 'rate_limits', { ...counter, key: 'runs', resets_at: daysAgo(-1) });

  await cleaned();
  expect(await idsOf('email_links')).toEqual(['young']);
  expect(await api.database.query('select key from rate_limits')).toEqual([{ key: 'runs' }]);
});

test('more than one statement removes', async () => {
  await api.database.query(
    `insert into outbox (id, kind, data, sent_at)
     select 'many-' || n, 'password-changed', '{}', now() - interval '31 days'
     from generate_series(1, 10001) n`,
  );
  await cleaned();
  expect(await idsOf('outbox')).not.toContainEqual(expect.stringMatching(/^many/));
});
