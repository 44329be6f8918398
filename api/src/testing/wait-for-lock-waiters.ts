import type { Queryable } from '../database/database';

const TIMEOUT_MS = 5_000;

/** Resolves once `count` queries of this database wait for locks held by other transactions. */
export async function waitForLockWaiters(database: Queryable, count: number): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    const waiting = await database.query(
      `select pid from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length >= count) return;
  }
  throw new Error(`fewer than ${count} queries are waiting for a lock`);
}
