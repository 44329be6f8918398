import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter/subscribe';
import { seed } from '../../seeds/seed';
import { connectDatabase, type Database } from '../database/database';
import { migrate } from '../database/migrate';
import { queueMail } from '../mail/outbox';
import { TestEnvironment } from '../modules/releases/environments/testing/test-environment';
import { testApp } from '../testing/test-app';
import { emptyDatabase, type TestDatabase } from '../testing/test-database';
import { digestTables } from './testing/digest-tables';
import { backUp } from './back-up';
import { restore } from './restore';

const api = testApp();

let folder: string;
let file: string;
let target: TestDatabase;

const source = () => ({
  databaseUrl: api.databaseUrl,
  dataDir: join(folder, 'data'),
  releaseStore: { kind: 'folder' as const, folder: api.storeFolder },
  fileStore: { kind: 'folder' as const, folder: api.filesFolder },
});
const destination = () => ({
  databaseUrl: target.url,
  dataDir: join(folder, 'new-data'),
  releaseStore: { kind: 'folder' as const, folder: join(folder, 'new-store') },
  fileStore: { kind: 'folder' as const, folder: join(folder, 'new-files') },
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sopaan-backup-'));
  file = join(folder, 'backup.tar.gz');
  await seed(api.database, new Date('2026-01-15T00:00:00Z'));
  const [owner] = await Promise.all([api.signUp('admin'), api.signUp(), api.signUp()]);
  await api.call(subscribeNewsletterEndpoint, { email: 'reader@example.com' });
  await queueMail(api.database, 'password-changed', { userId: owner.userId });
  await new TestEnvironment(api, 'production').promoteFirstReleases();
  const upload = { ownerId: owner.userId, mediaType: 'text/plain', bytes: Buffer.from('mine') };
  await api.app.files.put(upload);
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'data/token-secret'), 'x'.repeat(43), { mode: 0o600 });
  await writeFile(join(folder, 'data/started-releases.json'), '{}');
  await backUp(source(), file);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  target = await emptyDatabase();
});
afterEach(async () => {
  await target.drop();
  await rm(join(folder, 'new-data'), { recursive: true, force: true });
  await rm(join(folder, 'new-store'), { recursive: true, force: true });
  await rm(join(folder, 'new-files'), { recursive: true, force: true });
});

async function onTarget<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = connectDatabase(target.url, { maxConnections: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function contents(root: string): Promise<Record<string, string>> {
  const names = await readdir(root, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('drafts'));
  return Object.fromEntries(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(root.length), await readFile(path, 'base64')] as const;
      }),
    ),
  );
}

test('restores every row and every file into a database without tables', async () => {
  await restore(destination(), file);

  const before = await digestTables(api.databaseUrl);
  expect(await digestTables(target.url)).toEqual(before);
  for (const name of ['users', 'sessions', 'jobs', 'quiz_questions', 'releases', 'release_log']) {
    expect(before[name]?.rows).toBeGreaterThan(0);
  }
  expect(await contents(join(folder, 'new-data'))).toEqual(await contents(join(folder, 'data')));
  expect(Object.keys(await contents(api.storeFolder)).length).toBeGreaterThan(0);
  expect(await contents(join(folder, 'new-store'))).toEqual(await contents(api.storeFolder));
  expect(Object.keys(await contents(api.filesFolder))).toHaveLength(1);
  expect(await contents(join(folder, 'new-files'))).toEqual(await contents(api.filesFolder));
  const { mode } = await stat(join(folder, 'new-data/token-secret'));
  expect([mode & 0o777, (await stat(file)).mode & 0o777]).toEqual([0o600, 0o600]);
});

test('restores sequences and generated columns', async () => {
  await migrate(target.url);
  await restore(destination(), file);
  await onTarget(async (database) => {
    const [log] = await database.query<{ top: number }>('select max(id) as top from release_log');
    const [added] = await database.query<{ id: number }>(
      "insert into release_log (actor, action) values ('test', 'lock') returning id",
    );
    expect(added?.id).toBe(Number(log?.top) + 1);
    const found = await database.query(
      "select 1 from jobs where search @@ websearch_to_tsquery('english', 'engineer') limit 1",
    );
    expect(found).toHaveLength(1);
  });
});

test('a backup is a consistent snapshot: concurrent transactions are included completely or not at all', async () => {
  const laterFile = join(folder, 'later.tar.gz');
  let writes = 0;
  let isRunning = true;
  const writing = (async () => {
    for (; isRunning; writes += 1) {
      await api.database.transaction(async (transaction) => {
        await transaction.query(`insert into release_sets (id) values ('set-${writes}');`);
        await transaction.query(
          `insert into release_previews (id, environment, set_id, units, note, created_by, expires_at)
           values ('p-${writes}', 'production', 'set-${writes}', '{}', '', 'test', now())`,
        );
      });
    }
  })();
  await backUp(source(), laterFile);
  isRunning = false;
  await writing;
  await restore(destination(), laterFile);

  expect(writes).toBeGreaterThan(1);
  const { release_sets: sets, release_previews: previews } = await digestTables(target.url);
  // One more set: the promoted one.
  expect(sets?.rows).toBe(Number(previews?.rows) + 1);
});

test('does not change a database with data', async () => {
  await restore(destination(), file);
  const before = await digestTables(target.url);
  await expect(restore(destination(), file)).rejects.toThrow(/in use: \w+ has rows/);
  expect(await digestTables(target.url)).toEqual(before);
});

test('does not change a database that the API is connected to', async () => {
  await onTarget(async (database) => {
    await database.query('select 1');
    await expect(restore(destination(), file)).rejects.toThrow(
      'A site is running on this database',
    );
  });
  expect(await digestTables(target.url)).toEqual({});
});

test('does not change a database with tables of another program', async () => {
  await onTarget((database) => database.query('create table cats (name text)'));
  await expect(restore(destination(), file)).rejects.toThrow('another program (cats)');
});

describe('rejects a damaged backup before anything changes', () => {
  const expectRejected = async (name: string, bytes: Buffer) => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    await expect(restore(destination(), path)).rejects.toThrow(/cannot be restored|not a backup/);
    expect(await digestTables(target.url)).toEqual({});
    expect(await contents(join(folder, 'new-data'))).toEqual({});
  };

  test.each([0.01, 0.5, 0.95, 0.999])('cut off at %d of its length', async (share) => {
    const bytes = await readFile(file);
    await expectRejected(
      `cut-${share}.tar.gz`,
      bytes.subarray(0, Math.floor(bytes.length * share)),
    );
  });

  test('cut off between two entries, with intact gzip', async () => {
    const tar = gunzipSync(await readFile(file));
    const hashIndex = tar.lastIndexOf('manifest.sha256');
    await expectRejected(
      'without-hash.tar.gz',
      gzipSync(Buffer.concat([tar.subarray(0, hashIndex), Buffer.alloc(1024)])),
    );
  });

  test.each(['reader@example.com', '"format": 1', '"rows": '])('"%s" was changed', async (word) => {
    const tar = gunzipSync(await readFile(file));
    const index = tar.indexOf(word) + word.length - 1;
    const [one, two] = Buffer.from('12');
    tar[index] = Number(tar[index] === one ? two : one);
    await expectRejected(`changed-${word.length}.tar.gz`, gzipSync(tar));
  });

  test('not an archive', () => expectRejected('text.tar.gz', Buffer.from('hello')));
});

test('a backup does not overwrite an existing file', async () => {
  await expect(backUp(source(), file)).rejects.toThrow('already exists');
  expect((await readdir(folder)).filter((name) => name.includes('.part'))).toEqual([]);
});

test('a backup of an empty database fails', async () => {
  const empty = { ...source(), databaseUrl: target.url };
  await expect(backUp(empty, join(folder, 'none.tar.gz'))).rejects.toThrow('nothing to back up');
});
