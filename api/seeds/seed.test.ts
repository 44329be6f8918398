import { connectDatabase, type Database } from '../src/database/database';
import { cloneDatabase, type TestDatabase } from '../src/testing/test-database';
import { addSampleGuides } from './challenges/guides/add-sample-guides';
import { addSampleLessons } from './courses/add-sample-lessons';
import { isEmpty, seed } from './seed';
import { seedTables } from './seed-tables';

const DAY = new Date('2031-03-05T12:34:56Z');

let clone: TestDatabase;
let database: Database;

beforeEach(async () => {
  clone = await cloneDatabase();
  database = connectDatabase(clone.url, { maxConnections: 2 });
});

afterEach(async () => {
  await database.close();
  await clone.drop();
});

async function fingerprint(): Promise<string> {
  const names = [...new Set(seedTables(DAY).map(({ name }) => name))];
  const hashes = await Promise.all(
    names.map(async (name) => {
      const [row] = await database.query<{ hash: string }>(
        `select count(*) || md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t`,
      );
      return `${name} ${row?.hash}`;
    }),
  );
  return hashes.join('\n');
}

test('seeding fills an empty database, and seeding again changes nothing', async () => {
  expect(await isEmpty(database)).toBe(true);
  await seed(database, DAY);
  expect(await isEmpty(database)).toBe(false);
  const first = await fingerprint();
  await seed(database, new Date('2031-04-01T00:00:00Z'));
  expect(await fingerprint()).toBe(first);
});

test('seeding computes all rows before the transaction, which PostgreSQL ends when it is idle for long', async () => {
  const transaction = jest.fn<never, []>();
  const invalidDay = new Date(Number.NaN);
  await expect(seed({ ...database, transaction }, invalidDay)).rejects.toThrow('Invalid');
  expect(transaction).not.toHaveBeenCalled();
});

test('seeding stores every row of the sample data', async () => {
  await seed(database, DAY);
  for (const { name, rows } of seedTables(DAY).filter((table) => table.name !== 'jobs')) {
    const [row] = await database.query<{ count: number }>(`select count(*) from ${name}`);
    expect({ name, count: row?.count }).toEqual({ name, count: rows.length });
  }
});

test('seeding keeps changes made by the operator, and creates no accounts', async () => {
  await seed(database, DAY);
  await database.query(`update courses set name = 'Renamed' where id = 'course-014'`);
  await seed(database, DAY);
  expect(await database.query(`select name from courses where id = 'course-014'`)).toEqual([
    { name: 'Renamed' },
  ]);
  expect(await database.query('select id from users')).toEqual([]);
});

test('seeding stores nothing if a row cannot be stored', async () => {
  await database.query(`alter table quizzes add constraint none check (id = '')`);
  await expect(seed(database, DAY)).rejects.toThrow();
  expect(await isEmpty(database)).toBe(true);
});

test('sample challenges from before there were guides get theirs, and others none', async () => {
  await seed(database, DAY);
  await database.query('delete from challenge_guides');
  await database.query(`delete from challenges where id = 'challenge-001'`);
  await database.query(`update challenges set sample = false where id = 'day-001'`);
  await addSampleGuides(database);
  const count = (where: string) =>
    database.query(`select from challenge_guides where challenge_id ${where}`);
  expect(await count(`in ('challenge-001', 'day-001')`)).toHaveLength(0);
  expect((await count(`like '%'`)).length).toBeGreaterThan(50);
});

test('[U24] lessons of sample courses from before they had texts get theirs, and other courses none', async () => {
  await seed(database, DAY);
  const count = (course: string) =>
    database.query('select from lesson_contents where course_id = $1', [course]);
  const before = await count('course-001');
  expect(before.length).toBeGreaterThan(0);
  expect(await count('course-002')).not.toEqual([]);
  await database.query('delete from lesson_contents');
  await database.query(`update courses set sample = false where id = 'course-002'`);
  await addSampleLessons(database);
  expect(await count('course-001')).toHaveLength(before.length);
  expect(await count('course-002')).toHaveLength(0);
});
