import type { Queryable } from '../plugins/database';

const PATIENCE = 5_000;

/** Resolves when that many queries of this database wait for a lock that another transaction holds. */
export async function untilWaiting(database: Queryable, count: number): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    const waiting = await database.query(
      `select pid from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length >= count) return;
  }
  throw new Error(`no ${count} queries came to wait for a lock`);
}
