import { connectDatabase, type Database } from '../../src/database/database';
import { cloneDatabase, type TestDatabase } from '../../src/testing/test-database';
import { seed } from '../seed';
import { addBulkJobs } from './add-bulk-jobs';

const DAY = new Date('2031-03-05T12:00:00Z');
const NEXT_DAY = new Date('2031-03-06T12:00:00Z');

let clone: TestDatabase;
let database: Database;

beforeAll(async () => {
  clone = await cloneDatabase();
  database = connectDatabase(clone.url, { maxConnections: 2 });
});

afterAll(async () => {
  await database.close();
  await clone.drop();
});

const jobs = () => database.query<{ id: string }>('select * from jobs order by id');

test('bulk jobs of both kinds are added to the sample data, and further calls add only missing ones', async () => {
  await seed(database, DAY);
  const before = await jobs();
  expect(await addBulkJobs(database, 30, DAY)).toBe(30);
  const first = await jobs();
  expect(first).toHaveLength(before.length + 30);
  expect(await addBulkJobs(database, 30, NEXT_DAY)).toBe(0);
  expect(await jobs()).toEqual(first);
  expect(await addBulkJobs(database, 1040, DAY)).toBe(1010);
  expect(await database.query('select distinct kind, sample from jobs order by kind')).toEqual([
    { kind: 'government', sample: true },
    { kind: 'private', sample: true },
  ]);
});

test('a bulk job with a given index is the same in every database', async () => {
  const otherDatabase = await cloneDatabase();
  const empty = connectDatabase(otherDatabase.url, { maxConnections: 1 });
  try {
    await addBulkJobs(empty, 20, DAY);
    const columns = 'id, title, job_types, locations, posted_at, closes_at, offer_bits, post_bits';
    const bulk = `select ${columns} from jobs where id like 'bulk-%' and right(id, 7) <= '0000020' order by id`;
    expect(await database.query(bulk)).toEqual(await empty.query(bulk));
  } finally {
    await empty.close();
    await otherDatabase.drop();
  }
});
