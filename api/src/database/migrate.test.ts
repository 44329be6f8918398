import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase, type TestDatabase } from '../testing/test-database';
import { connectDatabase, type Database } from './database';
import { migrate } from './migrate';

let testDatabase: TestDatabase;
let database: Database;
let folder: string;
beforeEach(async () => {
  testDatabase = await emptyDatabase();
  database = connectDatabase(testDatabase.url);
  folder = await mkdtemp(join(tmpdir(), 'sopaan-migrations-'));
});
afterEach(async () => {
  await database.close();
  await testDatabase.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);

test('processes that start concurrently on an empty database apply each migration once', async () => {
  const runs = await Promise.all(Array.from({ length: 4 }, () => migrate(testDatabase.url)));
  const appliedNames = runs.flat();

  expect(appliedNames).toContain('0001-accounts.sql');
  expect(new Set(appliedNames).size).toBe(appliedNames.length);
  const [{ count } = { count: 0 }] = await database.query<{ count: number }>(
    'select count(*) as count from schema_migrations',
  );
  expect(count).toBe(appliedNames.length);
});

test('applies only new files, in the order of their names', async () => {
  await write('0002-b.sql', 'insert into steps values (2);');
  await write('0001-a.sql', 'create table steps (n int); insert into steps values (1);');
  expect(await migrate(testDatabase.url, folder)).toEqual(['0001-a.sql', '0002-b.sql']);

  await write('0003-c.sql', 'insert into steps values (3);');
  expect(await migrate(testDatabase.url, folder)).toEqual(['0003-c.sql']);
  expect(await database.query('select n from steps order by n')).toEqual([
    { n: 1 },
    { n: 2 },
    { n: 3 },
  ]);
});

test('a failed migration is rolled back, and the error names its file', async () => {
  await write('0001-a.sql', 'create table kept (n int);');
  await write('0002-b.sql', 'create table half (n int); select * from nowhere;');

  await expect(migrate(testDatabase.url, folder)).rejects.toThrow('0002-b.sql');
  const tables = await database.query(
    "select to_regclass('kept') is not null as kept, to_regclass('half') is not null as half",
  );
  expect(tables).toEqual([{ kept: true, half: false }]);

  await write('0002-b.sql', 'create table half (n int);');
  expect(await migrate(testDatabase.url, folder)).toEqual(['0002-b.sql']);
});

test('rejects a file that was changed after it was applied', async () => {
  await write('0001-a.sql', 'create table a (n int);');
  await migrate(testDatabase.url, folder);
  await write('0001-a.sql', 'create table a (n int, m int);');
  await expect(migrate(testDatabase.url, folder)).rejects.toThrow('0001-a.sql was changed');
});

test('an older release starts on the database of a newer one', async () => {
  await write('0001-a.sql', 'create table a (n int);');
  await write('0002-b.sql', 'create table b (n int);');
  await migrate(testDatabase.url, folder);
  await rm(join(folder, '0002-b.sql'));
  expect(await migrate(testDatabase.url, folder)).toEqual([]);
});

test('rejects a file with a malformed name', async () => {
  await write('1-a.sql', 'select 1;');
  await expect(migrate(testDatabase.url, folder)).rejects.toThrow('1-a.sql');
});

test('line endings do not change the checksum', async () => {
  await write('0001-a.sql', 'select 1;\nselect 2;\n');
  await migrate(testDatabase.url, folder);
  await write('0001-a.sql', 'select 1;\r\nselect 2;\r\n');
  expect(await migrate(testDatabase.url, folder)).toEqual([]);
});
