import type { CleanupTask } from '../../cleanup/cleanup';
import type { Queryable } from '../../database/database';

export const savedSearchesCleanup: readonly CleanupTask[] = [
  { name: 'times-of-saved-searches', run: correctTimes },
];

/**
 * Times that the database's clock stored before it was set back would stop the alerts for as long as it was ahead. The statement that
 * claims searches runs every second and needs its index, so it does not look for them.
 */
async function correctTimes(transaction: Queryable): Promise<void> {
  await transaction.query(
    `update saved_searches
     set alerted_at = case when alerted_at > now() then now() else alerted_at end,
       checked_until = least(checked_until, now()), next_check_at = now()
     where greatest(alerted_at, checked_until, next_check_at - interval '7 days')
       > now() + interval '1 minute'`,
  );
}
