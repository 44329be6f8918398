import { paths } from '@sopaan/contract/paths';
import type { CleanupTask } from '../../../cleanup/cleanup';
import type { Queryable } from '../../../database/database';
import { addNotice, type NewNotice } from '../../notices/notices.repository';
import { findDueDates, type DueDateRow } from './notices.repository';

const BATCH = 1_000;

/** Tells members about dates in the next two days of competitions in which they take part, once about each date. */
export async function addDeadlineNotices(transaction: Queryable): Promise<void> {
  for (;;) {
    const dates = await findDueDates(transaction, BATCH);
    for (const date of dates) await addNotice(transaction, toNotice(date));
    if (dates.length < BATCH) return;
  }
}

export const deadlineTasks: readonly CleanupTask[] = [
  { name: 'deadline-notices', run: addDeadlineNotices },
];

function toNotice(row: DueDateRow): NewNotice {
  const { user_id: userId, event_id: eventId, title, timezone, deadline, due_at: dueAt } = row;
  const at = new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timezone,
  }).format(dueAt);
  return {
    userId,
    kind: 'deadline',
    title: deadline === null ? `${title} starts soon` : `${deadline}: deadline in ${title}`,
    body: deadline === null ? `It starts on ${at}.` : `It is due on ${at}.`,
    path: paths.competition(title, eventId),
    onceKey: row.once_key,
  };
}
