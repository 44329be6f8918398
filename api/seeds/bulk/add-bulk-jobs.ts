import type { Database } from '../../src/plugins/database';
import { createSeedClock } from '../clock/seed-clock';
import { insertTable } from '../tables/insert-table';
import { bulkJobTable } from './bulk-jobs';

const BATCH = 1000;

/**
 * Adds sample jobs up to that number, in batches, and resolves with how many are new; those that are there already
 * stay as they are.
 */
export async function addBulkJobs(
  database: Database,
  count: number,
  reference: Date,
  onProgress?: (done: number) => void,
): Promise<number> {
  const clock = createSeedClock(reference);
  const before = await countJobs(database);
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    await insertTable(database, bulkJobTable(clock, from, size));
    onProgress?.(from + size);
  }
  // Counting reads nothing but an index only where PostgreSQL knows that all may see the rows.
  await database.query('vacuum analyze jobs');
  return (await countJobs(database)) - before;
}

async function countJobs(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>('select count(*) from jobs');
  return row?.count ?? 0;
}
