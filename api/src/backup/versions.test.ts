import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renewSession } from '../modules/accounts/sessions/renew-session';
import { connectDatabase } from '../database/database';
import { knownMigrations, migrate, migrationsFolder } from '../database/migrate';
import { emptyDatabase, type TestDatabase } from '../testing/test-database';
import { digestTables } from './testing/digest-tables';
import { backUp } from './back-up';
import { restore } from './restore';

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sopaan-versions-'));
  [source, target] = await Promise.all([emptyDatabase(), emptyDatabase()]);
});
afterEach(async () => {
  await Promise.all([source.drop(), target.drop()]);
  await rm(folder, { recursive: true });
});

const settings = ({ url }: TestDatabase, name: string) => ({
  databaseUrl: url,
  dataDir: join(folder, name),
  releaseStore: { kind: 'folder' as const, folder: join(folder, name, 'releases') },
  fileStore: { kind: 'folder' as const, folder: join(folder, name, 'files') },
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const database = connectDatabase(url, { maxConnections: 1 });
  try {
    return await database.query(sql);
  } finally {
    await database.close();
  }
}

test('migrates the restored rows of an older schema, so that sessions continue', async () => {
  const olderMigration = '0031-outbox.sql';
  await migrate(source.url, migrationsFolder(), (name) => name <= olderMigration);
  await query(
    source.url,
    `insert into users (id, email, email_key, password_hash, first_name, last_name)
       values ('u1', 'A@b.example', 'a@b.example', 'none', 'Asha', 'Rao');
     insert into sessions (id, user_id, expires_at) values ('s1', 'u1', now() + interval '1 day');
     insert into refresh_tokens (token_hash, session_id, created_at, used_at) values
       (sha256('first'), 's1', now() - interval '2 hours', now() - interval '1 hour'),
       (sha256('second'), 's1', now() - interval '1 hour', null);
     insert into newsletter_subscribers (email_key, email) values ('a@b.example', 'A@b.example')`,
  );
  const file = join(folder, 'old.tar.gz');
  const { migrations } = await backUp(settings(source, 'old'), file);
  expect(migrations.at(-1)?.name).toBe(olderMigration);

  await restore(settings(target, 'new'), file);
  const subscribers = 'select email_key, email, created_at from newsletter_subscribers';
  expect(await query(target.url, subscribers)).toEqual(await query(source.url, subscribers));
  // Nobody had confirmed an address before there were links for it: each gets one mail with a link.
  expect(
    await query(
      target.url,
      `select kind, data ->> 'topic' as topic, confirmed_at from outbox
      join newsletter_subscriptions on subscriber_id = data ->> 'subscriberId'`,
    ),
  ).toEqual([{ kind: 'newsletter-confirmation', topic: 'weekly', confirmed_at: null }]);
  const applied = await query(target.url, 'select name from schema_migrations order by name');
  expect(applied).toEqual((await knownMigrations()).map(({ name }) => ({ name })));
  // A column that a later migration added is filled from the restored rows.
  expect(
    await query(target.url, 'select generation from refresh_tokens order by created_at'),
  ).toEqual([{ generation: 1 }, { generation: 2 }]);
  const database = connectDatabase(target.url, { maxConnections: 1 });
  const renewed = await renewSession(database, 'second').finally(() => database.close());
  expect(renewed).toMatchObject({ id: 'u1', sessionId: 's1' });
});

test('rejects a backup older than the database, which is not changed', async () => {
  await migrate(source.url, migrationsFolder(), (name) => name < '0002');
  const file = join(folder, 'old.tar.gz');
  await backUp(settings(source, 'old'), file);
  await migrate(target.url);
  const before = await digestTables(target.url);
  await expect(restore(settings(target, 'new'), file)).rejects.toThrow('newer than the backup');
  expect(await digestTables(target.url)).toEqual(before);
});

test('rejects the backup of a newer schema before anything changes', async () => {
  const newerMigrations = join(folder, 'migrations');
  await cp(migrationsFolder(), newerMigrations, { recursive: true });
  await writeFile(
    join(newerMigrations, '9999-later.sql'),
    "create table later (name text); insert into later values ('row');",
  );
  await migrate(source.url, newerMigrations);
  const file = join(folder, 'later.tar.gz');
  await backUp(settings(source, 'later'), file);
  await expect(restore(settings(target, 'new'), file)).rejects.toThrow(
    'The backup is from another version of this program (9999-later.sql). Restore it with that version.',
  );
  expect(await digestTables(target.url)).toEqual({});
  expect(await readdir(join(folder, 'new'))).toEqual([]);
});
