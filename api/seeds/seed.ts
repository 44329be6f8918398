import type { Database } from '../src/plugins/database';
import type { ChallengeTestOptions } from './challenges/challenge-rows';
import { seedTables } from './seed-tables';
import { insertTable } from './tables/insert-table';

/** Fills the database with sample data as of the day of `reference`. Rows that are there already stay as they are. */
export async function seed(
  database: Database,
  reference: Date,
  options?: ChallengeTestOptions,
): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const table of seedTables(reference, options)) await insertTable(transaction, table);
  });
}

/** Whether none of the tables that sample data goes into has a row. */
export async function isEmpty(database: Database): Promise<boolean> {
  const names = [...new Set(seedTables(new Date(0)).map(({ name }) => name))];
  const filled = names.map((name) => `exists (select 1 from ${name})`).join(' or ');
  const [row] = await database.query<{ filled: boolean }>(`select ${filled} as filled`);
  return row?.filled === false;
}
