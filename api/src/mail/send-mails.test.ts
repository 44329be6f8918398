import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { signUpEndpoint } from '@sopaan/schemas/account/sign-up';
import { connectDatabase, type Database } from '../database/database';
import { ApiProcess } from '../testing/api-process';
import { MailServer } from '../testing/mail-server';
import { cloneDatabase, type TestDatabase } from '../testing/test-database';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { waitUntilMailsSent } from '../testing/wait-until-mails-sent';

const MAILS = 150;

let clone: TestDatabase;
let database: Database;
let folder: string;
let processes: ApiProcess[];
let servers: MailServer[];
beforeEach(async () => {
  clone = await cloneDatabase();
  database = connectDatabase(clone.url, { maxConnections: 2 });
  folder = await mkdtemp(join(tmpdir(), 'sopaan-mails-'));
  processes = [];
  servers = [];
});
afterEach(async () => {
  for (const api of processes) api.child.kill('SIGKILL');
  await Promise.all(processes.map((api) => api.exited));
  for (const server of servers) await server.close();
  await database.close();
  await clone.drop();
  await rm(folder, { recursive: true });
});

function start(environment: Record<string, string> = {}): ApiProcess {
  const api = new ApiProcess({
    environment: { DATABASE_URL: clone.url, SOPAAN_DATA: folder, ...environment },
  });
  processes.push(api);
  return api;
}

async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const server = new MailServer(options);
  await server.open();
  servers.push(server);
  return server;
}

/** Mails to deleted accounts, which need no other rows in the database. */
async function queueAccountDeletedMails(count: number): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `insert into outbox (id, kind, data)
     select gen_random_uuid()::text, 'account-deleted',
       jsonb_build_object('to', 'reader' || n || '@example.com', 'firstName', 'Asha')
     from generate_series(1, $1) n returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

async function mailFiles(): Promise<string[]> {
  const names = await readdir(join(folder, 'mail')).catch(() => []);
  return names.filter((name) => name.endsWith('.eml'));
}

async function countUnsent(): Promise<number> {
  return (await database.query('select id from outbox where sent_at is null')).length;
}

test('writes every mail exactly once, although processes are killed while writing', async () => {
  const ids = await queueAccountDeletedMails(MAILS);
  let killsBeforeEnd = 0;
  for (let goal = 20; goal <= 60; goal += 20) {
    const api = start();
    await waitUntil(`${goal} are written`, async () => (await mailFiles()).length >= goal);
    api.child.kill('SIGKILL');
    await api.exited;
    killsBeforeEnd += Number((await countUnsent()) > 0);
    // Ends the leases of the killed process.
    await database.query('update outbox set next_at = now() where sent_at is null');
  }
  expect(killsBeforeEnd).toBe(3);

  start();
  start();
  await waitUntilMailsSent(database);
  const files = await mailFiles();
  expect(files.map((name) => name.slice(-40, -4)).sort()).toEqual([...ids].sort());
  const recipients = await Promise.all(
    files.map(async (name) => {
      const { to, text } = await PostalMime.parse(await readFile(join(folder, 'mail', name)));
      expect(text).toMatch(/\n\nSopaan\n+$/);
      return to?.[0]?.address;
    }),
  );
  expect(new Set(recipients).size).toBe(MAILS);
});

test('sends a mail queued by a request at once, over SMTP if configured', async () => {
  const server = await startMailServer();
  const api = start({
    SMTP_URL: `smtp://127.0.0.1:${server.settings.port}`,
    MAIL_FROM: 'Sopaan <no-reply@sopaan.example>',
  });
  const response = await fetch(`${await api.address()}/api/${signUpEndpoint.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'आशा',
      lastName: 'Rao',
      email: 'asha@example.com',
      password: 'correct horse battery',
    }),
  });
  expect(response.status).toBe(200);
  await waitUntil('the server has received the mail', () => server.received.length === 1);
  const [mail] = server.received;
  expect(mail).toMatchObject({ from: 'no-reply@sopaan.example', to: ['asha@example.com'] });
  const { text } = await PostalMime.parse(mail?.source ?? '');
  expect(text).toContain('Hello आशा,');

  await waitUntil('the mail is marked as sent', async () => (await countUnsent()) === 0);
  api.child.kill('SIGTERM');
  expect(await api.exitCode()).toBe(0);
  expect(api.lines.join('\n')).not.toMatch(/asha@example|correct horse/);
});

test('on SIGTERM while an SMTP server is silent, the API postpones the mail and exits with 0', async () => {
  let receivedMails = 0;
  const server = await startMailServer({
    onData(stream) {
      stream.resume();
      receivedMails += 1;
    },
  });
  const [id] = await queueAccountDeletedMails(1);
  const api = start({
    SMTP_URL: `smtp://127.0.0.1:${server.settings.port}`,
    MAIL_FROM: 'no-reply@sopaan.example',
  });
  await waitUntil('the server has received the mail', () => receivedMails === 1);
  api.child.kill('SIGTERM');
  expect(await api.exitCode()).toBe(0);

  const [row] = await database.query(
    `select id, attempts, next_at < now() + interval '2 seconds' as soon from outbox
     where coalesce(sent_at, failed_at) is null`,
  );
  expect(row).toEqual({ id, attempts: 1, soon: true });
});
