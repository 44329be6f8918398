import type { Queryable } from '../../../database/database';
import type { DeadlineSource, DueDateRow } from './deadline-source';

type SourceDates = Pick<DeadlineSource, 'name' | 'dates' | 'lastReminder'>;

/**
 * The dates that are due soon and that a member has no notice about. A date is due soon from 08:00 in India, two calendar days before it,
 * until its last reminder.
 */
export function findDueDates(
  database: Queryable,
  { name, dates, lastReminder }: SourceDates,
  limit: number,
): Promise<DueDateRow[]> {
  return findUnannounced(database, {
    dates,
    keyPrefix: name,
    minutes: lastReminder?.minutes ?? 0,
    isDue: `due_at > now() + make_interval(mins => $3) and due_at < now() + interval '3 days'
      and now() at time zone 'Asia/Kolkata' >=
        coalesce(due_day::date, (due_at at time zone 'Asia/Kolkata')::date) - 2 + time '08:00'`,
    limit,
  });
}

/** The dates whose last reminder is due and was not given yet. */
export function findLastReminders(
  database: Queryable,
  { name, dates }: SourceDates,
  { minutes, limit }: { minutes: number; limit: number },
): Promise<DueDateRow[]> {
  return findUnannounced(database, {
    dates,
    keyPrefix: `last reminder ${name}`,
    minutes,
    isDue: `due_day is null and due_at > now() and due_at <= now() + make_interval(mins => $3)`,
    limit,
  });
}

interface DueQuery {
  dates: string;
  /** Distinguishes the notices from those about the same dates for another reason. */
  keyPrefix: string;
  /** A condition on `due_at` and `due_day`; `$3` is how many minutes before a date its last reminder is due. */
  isDue: string;
  minutes: number;
  limit: number;
}

/** The key contains the date, so that a date that was moved is due again. */
function findUnannounced(
  database: Queryable,
  { dates, keyPrefix, isDue, minutes, limit }: DueQuery,
): Promise<DueDateRow[]> {
  return database.query<DueDateRow & Record<string, unknown>>(
    `select * from (
       select user_id, item_id, title, date_name, due_at, due_day,
         concat_ws(' ', $2::text, item_id, date_name, due_at at time zone 'UTC') as once_key
       from (${dates}) as dates
       where ${isDue}
     ) as due
     where not exists (
       select from notices
       where notices.user_id = due.user_id and notices.once_key = due.once_key
     )
     order by due_at, user_id
     limit $1`,
    [limit, keyPrefix, minutes],
  );
}
