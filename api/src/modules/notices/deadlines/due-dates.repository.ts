import type { Queryable } from '../../../database/database';
import type { DeadlineSource, DueDateRow } from './deadline-source';

/**
 * The dates that are due soon, without those that a member has a notice about. Due from 08:00 in India two calendar days before the date.
 * The key has the date, so that a moved one is due again.
 */
export function findDueDates(
  database: Queryable,
  { name, dates }: Pick<DeadlineSource, 'name' | 'dates'>,
  limit: number,
): Promise<DueDateRow[]> {
  return database.query<DueDateRow & Record<string, unknown>>(
    `select * from (
       select user_id, item_id, title, date_name, due_at, due_day,
         concat_ws(' ', $2::text, item_id, date_name, due_at at time zone 'UTC') as once_key
       from (${dates}) as dates
       where due_at > now() and due_at < now() + interval '3 days'
         and now() at time zone 'Asia/Kolkata' >=
           coalesce(due_day::date, (due_at at time zone 'Asia/Kolkata')::date) - 2 + time '08:00'
     ) as due
     where not exists (
       select from notices
       where notices.user_id = due.user_id and notices.once_key = due.once_key
     )
     order by due_at, user_id
     limit $1`,
    [limit, name],
  );
}
