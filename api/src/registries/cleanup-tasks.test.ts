import { randomBytes } from 'node:crypto';
import { addChallenge } from '../modules/practice/testing/challenge';
import { addSubmission, getSubmission } from '../modules/submissions/testing/submission';
import { hoursFromNow, insertRow } from '../testing/insert-row';
import { testApp } from '../testing/test-app';
import { runCleanup } from '../cleanup/cleanup';
import { CLEANUP_TASKS } from './cleanup-tasks';

const api = testApp();
const daysAgo = (days: number) => hoursFromNow(-24 * days);
const log = { warn: jest.fn() };

async function cleanUp(): Promise<void> {
  await runCleanup({ database: api.database, tasks: CLEANUP_TASKS, log });
  expect(log.warn).not.toHaveBeenCalled();
}

async function idsOf(table: string): Promise<string[]> {
  const rows = await api.database.query<{ id: string }>(`select id from ${table} order by id`);
  return rows.map(({ id }) => id);
}

test('removes mails a month after they were sent or skipped, failed ones after three', async () => {
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
  await cleanUp();
  expect(await idsOf('outbox')).toEqual(['failed', 'sent-lately', 'waiting']);
});

test('removes ended sessions with their tokens, and long-superseded tokens of others', async () => {
  const { userId } = await api.signUp();
  await api.database.query('delete from sessions');
  const addToken = (session_id: string, generation: number, days: number, isUsed: boolean) =>
    insertRow(api.database, 'refresh_tokens', {
      token_hash: randomBytes(32),
      session_id,
      generation,
      created_at: daysAgo(days),
      used_at: isUsed ? daysAgo(days) : null,
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
  // A token from a lost response: if only this one were left, it would count as unused and be valid.
  await addToken('lives', 0, 1, false);
  await addToken('lives', 1, 40, true);
  await addToken('lives', 2, 1, true);
  await addToken('lives', 3, 0, false);

  await cleanUp();
  expect(await idsOf('sessions')).toEqual(['lives']);
  const remainingRows = await api.database.query(
    'select session_id, generation from refresh_tokens order by generation',
  );
  expect(remainingRows).toEqual(
    [1, 2, 3].map((generation) => ({ session_id: 'lives', generation })),
  );
});

test('removes expired links and counters', async () => {
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

  await cleanUp();
  expect(await idsOf('email_links')).toEqual(['young']);
  expect(await api.database.query('select key from rate_limits')).toEqual([{ key: 'runs' }]);
});

test('keeps a thousand submissions per person, and the newest accepted one of each challenge', async () => {
  const [asha, ravi] = [await api.signUp(), await api.signUp()];
  for (const id of ['pair', 'sum']) await addChallenge(api.database, { id });
  const add = (userId: string, challengeId: string, daysAgo: number, verdict: string) =>
    addSubmission(
      api.database,
      { userId, challengeId, secondsAgo: daysAgo * 86_400 },
      { id: `${challengeId} ${daysAgo} ${verdict}`, status: 'done', verdict },
    );
  await add(asha.userId, 'pair', 9, 'accepted');
  await add(asha.userId, 'pair', 8, 'accepted');
  await add(asha.userId, 'pair', 7, 'wrong_answer');
  await add(asha.userId, 'sum', 6, 'accepted');
  await api.database.query(
    `insert into submissions
       (id, user_id, challenge_id, request_id, language, code, test_count, status, verdict, created_at)
     select 'young ' || n, $1, 'pair', n::text, 'php', '', 1, 'done', 'wrong_answer',
       now() - make_interval(secs => n)
     from generate_series(1, 1000) n`,
    [asha.userId],
  );
  await add(ravi.userId, 'sum', 10, 'wrong_answer');
  await cleanUp();
  const remainingIds = await idsOf('submissions');
  expect(remainingIds.filter((id) => id.startsWith('young'))).toHaveLength(1_000);
  expect(remainingIds.filter((id) => !id.startsWith('young'))).toEqual([
    'pair 8 accepted',
    'sum 10 wrong_answer',
    'sum 6 accepted',
  ]);
});

test('a submission that is not judged for a day ends as not_judged', async () => {
  const { userId, token } = await api.signUp();
  await addChallenge(api.database, { id: 'wait' });
  const add = (hours: number, row: object = {}) =>
    addSubmission(
      api.database,
      { userId, challengeId: 'wait', secondsAgo: hours * 3_600 },
      { language: 'cobol', ...row },
    );
  const [old, young] = [await add(25), await add(23)];
  const leased = await add(25, { status: 'judging' });
  const leasedByAFastClock = await add(25, { status: 'judging', lease_until: hoursFromNow(1) });
  await api.database.query(
    `update submissions set lease_until = now() + interval '30 seconds' where id = $1`,
    [leased],
  );
  await cleanUp();
  const verdictOf = async (id: string) => (await getSubmission(api, id, token)).verdict;
  expect([await verdictOf(old), await verdictOf(leasedByAFastClock)]).toEqual([
    'not_judged',
    'not_judged',
  ]);
  expect([await verdictOf(young), await verdictOf(leased)]).toEqual([null, null]);
});

test('removes more rows than one batch', async () => {
  await api.database.query(
    `insert into outbox (id, kind, data, sent_at)
     select 'many-' || n, 'password-changed', '{}', now() - interval '31 days'
     from generate_series(1, 10001) n`,
  );
  await cleanUp();
  expect(await idsOf('outbox')).not.toContainEqual(expect.stringMatching(/^many/));
});
