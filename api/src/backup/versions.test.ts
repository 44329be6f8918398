import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../plugins/database';
import { knownMigrations, migrate, migrationsFolder } from '../plugins/migrate';
import { emptyDatabase, type TestDatabase } from '../testing/test-database';
import { allRows } from './all-rows.fixture';
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
  dataFolder: join(folder, name),
  releaseStore: { kind: 'folder' as const, folder: join(folder, name, 'releases') },
  fileStore: { kind: 'folder' as const, folder: join(folder, name, 'files') },
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const database = connectDatabase(url, { connections: 1 });
  try {
    return await database.query(sql);
  } finally {
    await database.close();
  }
}

test('the backup of an older version is brought up to date after its rows are back', async () => {
  const older = '0002-newsletter-contact.sql';
  await migrate(source.url, migrationsFolder(), (name) => name <= older);
  await query(
    source.url,
    "insert into newsletter_subscribers (email_key, email) values ('a@b.example', 'A@b.example')",
  );
  const file = join(folder, 'old.tar.gz');
  const { migrations } = await backUp(settings(source, 'old'), file);
  expect(migrations.at(-1)?.name).toBe(older);

  await restore(settings(target, 'new'), file);
  const { newsletter_subscribers: before } = await allRows(source.url);
  expect(await allRows(target.url)).toMatchObject({ newsletter_subscribers: before });
  const applied = await query(target.url, 'select name from schema_migrations order by name');
  expect(applied).toEqual((await knownMigrations()).map(({ name }) => ({ name })));
});

test('a database that is newer than the backup is left alone', async () => {
  await migrate(source.url, migrationsFolder(), (name) => name < '0002');
  const file = join(folder, 'old.tar.gz');
  await backUp(settings(source, 'old'), file);
  await migrate(target.url);
  await expect(restore(settings(target, 'new'), file)).rejects.toThrow('newer than the backup');
});

test('the backup of a newer version is refused before anything changes', async () => {
  await migrate(source.url);
  await query(
    source.url,
    `insert into schema_migrations (name, checksum) values ('9999-later.sql', '${'0'.repeat(64)}')`,
  );
  const file = join(folder, 'later.tar.gz');
  await backUp(settings(source, 'later'), file);
  const refused = restore(settings(target, 'new'), file);
  await expect(refused).rejects.toThrow('another version of this program (9999-later.sql)');
  expect(await allRows(target.url)).toEqual({});
  expect(await readdir(join(folder, 'new'))).toEqual([]);
});
