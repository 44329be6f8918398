import type { CleanupTask } from '../../../cleanup/cleanup';
import type { Queryable } from '../../../database/database';
import { addNotice } from '../notices.repository';
import type { DeadlineRow, DeadlineSource } from './deadline-source';
import { findDueDates } from './due-dates.repository';

const BATCH = 1_000;

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const dayFormat = new Intl.DateTimeFormat('en-IN', { ...DAY, timeZone: 'UTC' });
const timeFormat = new Intl.DateTimeFormat('en-IN', {
  ...DAY,
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
  timeZoneName: 'short',
});

/** Adds notices about dates that are due soon, one for each member and date. */
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
        path: source.toPath(row),
        ...source.toNotice(row, dateText(row)),
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

function dateText({ due_at: at, due_day: day }: DeadlineRow): string {
  return day === null ? timeFormat.format(at) : dayFormat.format(new Date(day));
}
