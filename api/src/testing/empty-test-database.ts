import { connectDatabase, type Database } from '../database/database';
import { emptyDatabase, type TestDatabase } from './test-database';

/** An empty database for the tests of a file, which migrate it themselves. Available from `beforeAll` on. */
export function emptyTestDatabase() {
  let created: { clone: TestDatabase; database: Database } | undefined;
  const current = () => {
    if (!created) throw new Error('the database exists only while tests run');
    return created;
  };
  beforeAll(async () => {
    const clone = await emptyDatabase();
    created = { clone, database: connectDatabase(clone.url, { maxConnections: 2 }) };
  });
  afterAll(async () => {
    const { clone, database } = current();
    await database.close();
    await clone.drop();
  });
  return {
    get url() {
      return current().clone.url;
    },
    get database() {
      return current().database;
    },
  };
}
