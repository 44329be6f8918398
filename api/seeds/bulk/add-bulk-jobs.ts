import type { Database } from '../../src/database/database';
import { createSeedClock } from '../clock/seed-clock';
import { insertTable } from '../tables/insert-table';
import { bulkJobTable } from './bulk-jobs';

const BATCH = 1000;

/**
 * Adds generated jobs in batches until there are `count`. Existing ones are not changed. Resolves with the number of new
 * ones.
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
  // Updates the visibility map, without which counting cannot use index-only scans.
  await database.query('vacuum analyze jobs');
  return (await countJobs(database)) - before;
}

async function countJobs(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>('select count(*) from jobs');
  return row?.count ?? 0;
}
