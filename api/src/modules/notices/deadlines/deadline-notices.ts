import type { CleanupTask } from '../../../cleanup/cleanup';
import type { Queryable } from '../../../database/database';
import { addNotice } from '../notices.repository';
import type { DeadlineRow, DeadlineSource, DueDateRow, NoticeText } from './deadline-source';
import { findDueDates, findLastReminders } from './due-dates.repository';

const BATCH = 1_000;

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const dayFormat = new Intl.DateTimeFormat('en-IN', { ...DAY, timeZone: 'UTC' });
const TIME = {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
  timeZoneName: 'short',
} as const;
const dateTimeFormat = new Intl.DateTimeFormat('en-IN', { ...DAY, ...TIME });
const timeFormat = new Intl.DateTimeFormat('en-IN', TIME);

/** Adds notices about dates that are due soon, one for each member and date. */
export function addDeadlineNotices(transaction: Queryable, source: DeadlineSource): Promise<void> {
  return addNotices(transaction, source, {
    find: () => findDueDates(transaction, source, BATCH),
    toNotice: (row) => source.toNotice(row, dateText(row)),
  });
}

/** Adds the last reminders that are due, one for each member and date. */
export async function addLastReminders(
  transaction: Queryable,
  source: DeadlineSource,
): Promise<void> {
  const { lastReminder } = source;
  if (!lastReminder) return;
  const { minutes } = lastReminder;
  await addNotices(transaction, source, {
    find: () => findLastReminders(transaction, source, { minutes, limit: BATCH }),
    toNotice: (row) => lastReminder.toNotice(row, timeFormat.format(row.due_at)),
  });
}

async function addNotices(
  transaction: Queryable,
  { toPath }: DeadlineSource,
  {
    find,
    toNotice,
  }: { find: () => Promise<DueDateRow[]>; toNotice: (row: DueDateRow) => NoticeText },
): Promise<void> {
  for (;;) {
    const rows = await find();
    for (const row of rows) {
      await addNotice(transaction, {
        userId: row.user_id,
        kind: 'deadline',
        onceKey: row.once_key,
        path: toPath(row),
        ...toNotice(row),
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

export function lastReminderTask(source: DeadlineSource): CleanupTask {
  return {
    name: `last reminders: ${source.name}`,
    run: (transaction) => addLastReminders(transaction, source),
  };
}

function dateText({ due_at: at, due_day: day }: DeadlineRow): string {
  return day === null ? dateTimeFormat.format(at) : dayFormat.format(new Date(day));
}
