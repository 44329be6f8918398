import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../config/package-root';
import { beginIssue } from '../modules/newsletter/issues/send-issue';
import { addSubscribers, addSubscriber } from '../modules/newsletter/testing/subscriber';
import { MailServer } from '../testing/mail-server';
import { sendOutbox } from '../testing/send-outbox';
import { testApp } from '../testing/test-app';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { runAdmin } from './testing/run-admin';

const api = testApp();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sopaan-newsletter-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  for (const table of ['outbox', 'newsletter_issues', 'newsletter_subscribers']) {
    await api.database.query(`delete from ${table}`);
  }
});

const run = (...args: string[]) =>
  runAdmin(api, ['newsletter', ...args], { SITE_URL: 'https://sopaan.example' });

const issue = (slug: string, topic: 'weekly' | 'community' = 'weekly') => ({
  slug,
  topic,
  subject: 'News: of the week',
  body: 'Learn [statistics](/course/statistics/c1).',
});

/** Whether a batch of mails waits for a row that another transaction has locked. */
async function isBatchWaiting(): Promise<boolean> {
  const rows = await api.database.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

/** Writes a file with front matter. */
async function issueFile(slug: string, changes: Record<string, string> = {}): Promise<string> {
  const { body, ...fields } = { ...issue(slug), ...changes };
  const file = join(folder, `${slug}.md`);
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  await writeFile(file, ['---', ...lines, '---', '', body, ''].join('\n'));
  return file;
}

const countMails = async () =>
  (await api.database.query(`select from outbox where kind = 'newsletter-issue'`)).length;

test('a dry run shows subject, recipients and text, and sends nothing', async () => {
  await addSubscribers(api.database, 2);
  const { code, output } = await run('send', await issueFile('week-1'), '--dry-run');
  expect(code).toBe(0);
  expect(output).toContain('Subject: News: of the week\n');
  expect(output).toContain('Topic: Weekly newsletter, 2 recipients');
  expect(output).toContain('Learn statistics (https://sopaan.example/course/statistics/c1).');
  expect(output).toContain('https://sopaan.example/newsletter/week-1');
  expect(output).toMatch(/Nothing was sent\.$/);
  expect(await countMails()).toBe(0);
  expect((await run('list')).output).toBe('0 issues');
});

test('sending shows the progress, and a second run adds no mail', async () => {
  await addSubscribers(api.database, 1_200);
  const file = await issueFile('week-2');
  expect(await run('send', file)).toMatchObject({
    code: 0,
    output: [
      '1,000 mails queued, of 1,200 recipients',
      '1,200 mails queued, of 1,200 recipients',
      'week-2 is on its way: 1,200 mails are in the outbox.',
    ].join('\n'),
  });
  expect(await run('send', file)).toMatchObject({
    code: 0,
    output: 'week-2 was sent to 1,200 recipients before. No mail was added.',
  });
  expect(await countMails()).toBe(1_200);
});

test('the list shows the state of the mails, and contains no email address', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    await addSubscriber(api.database, `${name}@example.com`);
  }
  await run('send', await issueFile('week-3'));
  await api.database.query(
    `with numbered as (select id, row_number() over (order by id) as n from outbox)
     update outbox set sent_at = case when n = 1 then now() end,
       failed_at = case when n = 2 then now() end, skipped_at = case when n = 3 then now() end
     from numbered where numbered.id = outbox.id`,
  );
  const { output } = await run('list');
  expect(output).toMatch(
    /^1 issue\n\d{4}-\d\d-\d\d {2}weekly {2}week-3 {2}5 recipients, 2 waiting, 1 failed, 1 unsubscribed before it was sent {2}News: of the week$/,
  );
  expect(output).not.toContain('@');
});

test('sending continues after the process is killed, and the SMTP server gets one mail for each recipient', async () => {
  await addSubscribers(api.database, 1_200);
  const file = await issueFile('week-4');
  await beginIssue(api.database, issue('week-4'), false);
  const { exit } = await api.database.transaction(async (transaction) => {
    // The program takes a while to start.
    await transaction.query('set local idle_in_transaction_session_timeout = 0');
    // The second batch waits for this row.
    await transaction.query(
      `select from newsletter_recipients where subscriber_id = (
         select subscriber_id from newsletter_recipients order by subscriber_id offset 1100 limit 1
       ) for update`,
    );
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'src/admin-command.ts', 'newsletter', 'send', file],
      {
        cwd: packageRoot(),
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { PATH: process.env.PATH, DATABASE_URL: api.databaseUrl },
      },
    );
    const exited = once(child, 'exit');
    try {
      // The first batch is queued.
      await Promise.race([once(child.stdout, 'data'), exited]);
      await waitUntil('the process waits for the row', isBatchWaiting);
    } finally {
      child.kill('SIGKILL');
    }
    return { exit: await exited };
  });
  expect(exit).toEqual([null, 'SIGKILL']);
  expect(await countMails()).toBeGreaterThanOrEqual(1_000);
  expect((await run('send', file)).code).toBe(0);
  const mails = await api.database.query<{ id: string }>(
    `select distinct on (data ->> 'subscriberId') id from outbox order by data ->> 'subscriberId'`,
  );
  expect([mails.length, await countMails()]).toEqual([1_200, 1_200]);
  // Keeps only the mails around the place where the process was killed.
  await api.database.query('delete from outbox where id <> all ($1::text[])', [
    mails.slice(985, 1_015).map(({ id }) => id),
  ]);
  const mailServer = new MailServer();
  await mailServer.open();
  await sendOutbox(api, mailServer.settings);
  await mailServer.close();
  const addresses = mailServer.received.flatMap(({ to }) => to);
  expect([addresses.length, new Set(addresses).size]).toEqual([30, 30]);
});

test('an email address that the SMTP server refused is counted as refused and gets no further issues until a mail is delivered to it', async () => {
  await addSubscribers(api.database, 3);
  await run('send', await issueFile('week-8'));
  const refusingServer = new MailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(
        address === 'reader2@example.com'
          ? Object.assign(new Error('5.1.1 no such box'), { responseCode: 550 })
          : null,
      ),
  });
  await refusingServer.open();
  await sendOutbox(api, refusingServer.settings);
  expect(refusingServer.received).toHaveLength(2);
  expect((await run('list')).output).toContain('3 recipients, 1 refused');
  expect((await runAdmin(api, ['mail'])).output).toMatch(/^0 waiting, 0 failed, 1 refused\n/);

  const next = await issueFile('week-9');
  const leftOut = '1 subscriber is left out, because the mail server refused the address.';
  expect((await run('send', next, '--dry-run')).output).toContain(`2 recipients\n${leftOut}\n`);
  expect((await run('send', next, '--early')).output).toBe(
    `2 mails queued, of 2 recipients\nweek-9 is on its way: 2 mails are in the outbox.\n${leftOut}`,
  );
  await sendOutbox(api, refusingServer.settings);
  await refusingServer.close();

  const accepting = new MailServer();
  await accepting.open();
  await runAdmin(api, ['mail', 'retry', 'all']);
  await sendOutbox(api, accepting.settings);
  await accepting.close();
  expect(accepting.received.map(({ to }) => to)).toEqual([['reader2@example.com']]);
  expect((await run('send', await issueFile('week-10'), '--early')).output).toBe(
    '3 mails queued, of 3 recipients\nweek-10 is on its way: 3 mails are in the outbox.',
  );
});

test.each([
  [{ slug: 'Week 5' }, 'slug must consist of a-z'],
  [{ topic: 'daily' }, 'topic must be one of weekly, community'],
  [{ subject: '' }, 'subject is a required field'],
  [{ author: 'Asha' }, 'unknown fields: author'],
  [{ body: ' ' }, 'the text is missing'],
])('a file with %j is rejected with the reason', async (changes, message) => {
  const file = await issueFile('invalid', changes);
  expect(await run('send', file)).toMatchObject({
    code: 1,
    errors: expect.stringContaining(message),
  });
});

test('the sending of an invalid file, a changed issue or a second issue in a week is refused with the reason', async () => {
  await addSubscribers(api.database, 1);
  const plain = join(folder, 'plain.md');
  await writeFile(plain, 'Hello');
  const sent = await issueFile('week-6');
  await run('send', sent);
  const changed = await issueFile('week-6', { body: 'Other' });
  const next = await issueFile('week-7');
  const cases = [
    [[plain], 'must begin with front matter'],
    [[join(folder, 'missing.md')], 'missing.md'],
    [[changed], 'another content was sent'],
    [[next], 'readers were promised one per week'],
  ] as const;
  for (const [args, message] of cases) {
    const { code, errors } = await run('send', ...args);
    expect([code, errors]).toEqual([1, expect.stringContaining(message)]);
  }
  expect(await countMails()).toBe(1);
  expect(await run('send', next, '--early')).toMatchObject({ code: 0 });
  const community = await issueFile('opening', { topic: 'community' });
  expect(await run('send', community)).toMatchObject({
    code: 0,
    output: 'opening is on its way: 0 mails are in the outbox.',
  });
});
