import type { CleanupTask } from '../../../cleanup/cleanup';
import type { Queryable } from '../../../database/database';
import { addNotice } from '../notices.repository';
import type { DeadlineSource } from './deadline-source';
import { findDueDates } from './due-dates.repository';

const BATCH = 1_000;

const dateFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
  timeZoneName: 'short',
});

/** Tells members about dates that are due soon, once about each. */
export async function addDeadlineNotices(
  transaction: Queryable,
  source: DeadlineSource,
): Promise<void> {
  for (;;) {
    const rows = await findDueDates(transaction, source, BATCH);
    for (const row of rows) {
      await addNotice(transaction, {
        userId: row.user_id,
        kind: 'deadline',
        onceKey: row.once_key,
        ...source.toNotice(row, dateFormat.format(row.due_at)),
      });
    }
    if (rows.length < BATCH) return;
  }
}

export function deadlineTask(source: DeadlineSource): CleanupTask {
  return {
    name: `deadlines: ${source.name}`,
    run: (transaction) => addDeadlineNotices(transaction, source),
  };
}
