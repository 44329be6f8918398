import type { Queryable } from '../../../database/database';

/** Resolves when the database has answered a query; rejects as the query does. */
export async function pingDatabase(database: Queryable): Promise<void> {
  await database.query('select 1');
}
