import type { Database } from '../src/database/database';
import type { ChallengeTestOptions } from './challenges/challenge-rows';
import { seedTables } from './seed-tables';
import { insertTable } from './tables/insert-table';

/** Adds the sample data as of the day of `reference`. Existing rows are not changed. */
export async function seed(
  database: Database,
  reference: Date,
  options?: ChallengeTestOptions,
): Promise<void> {
  // Before the transaction: PostgreSQL ends one that is idle for 10 s, and a busy machine needs longer for all rows.
  const tables = seedTables(reference, options);
  await database.transaction(async (transaction) => {
    for (const table of tables) await insertTable(transaction, table);
  });
}

/** Whether all tables of the sample data are empty. */
export async function isEmpty(database: Database): Promise<boolean> {
  const names = [...new Set(seedTables(new Date(0)).map(({ name }) => name))];
  const filled = names.map((name) => `exists (select 1 from ${name})`).join(' or ');
  const [row] = await database.query<{ filled: boolean }>(`select ${filled} as filled`);
  return row?.filled === false;
}
