import type { Queryable } from '../../../plugins/database';

const RETENTION_DAYS = 30;

/** How long expired rows may stay, so that most batches delete nothing. */
const SLACK_HOURS = 1;

const TABLES = [
  ['release_pages', 'minute'],
  ['release_failures', 'at'],
  ['release_vitals', 'at'],
  ['release_signal_batches', 'at'],
] as const;

/** Deletes signals older than 30 days, about once an hour. Any API process may run it at any time. */
export async function deleteOldSignals(database: Queryable): Promise<void> {
  const due = await database.query(
    `select 1 from release_signal_batches
     where at < now() - $1 * interval '1 day' - $2 * interval '1 hour' limit 1`,
    [RETENTION_DAYS, SLACK_HOURS],
  );
  if (due.length === 0) return;
  for (const [table, column] of TABLES) {
    await database.query(`delete from ${table} where ${column} < now() - $1 * interval '1 day'`, [
      RETENTION_DAYS,
    ]);
  }
}
