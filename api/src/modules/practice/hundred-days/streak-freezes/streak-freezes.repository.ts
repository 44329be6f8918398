import type { Queryable } from '../../../../database/database';
import { indianDate } from '../indian-date';

interface FreezeKey {
  id: string;
  userId: string;
}

export async function isPurchaseStored(
  database: Queryable,
  { id, userId }: FreezeKey,
): Promise<boolean> {
  const found = await database.query('select from streak_freezes where id = $1 and user_id = $2', [
    id,
    userId,
  ]);
  return found.length > 0;
}

export async function addFreeze(transaction: Queryable, { id, userId }: FreezeKey): Promise<void> {
  await transaction.query(
    `insert into streak_freezes (id, user_id, bought_on) values ($1, $2, ${indianDate('now()')})`,
    [id, userId],
  );
}

/**
 * The freezes that no earlier run of the 100 days has used, oldest first: the day of the current run on which each was bought, or 1 if no
 * run has started.
 */
export async function findFreezes(database: Queryable, userId: string): Promise<number[]> {
  const rows = await database.query<{ first_day: number }>(
    `select coalesce(bought_on - started_on + 1, 1) as first_day
     from streak_freezes as freezes
     left join hundred_days_runs as runs on runs.user_id = freezes.user_id
     where freezes.user_id = $1 and used_on is null
     order by bought_on, id`,
    [userId],
  );
  return rows.map(({ first_day: firstDay }) => firstDay);
}

/** Stores which days of the current run the oldest freezes have covered. Call it before the run ends. */
export async function storeUsedFreezes(
  transaction: Queryable,
  userId: string,
  frozenDays: readonly number[],
): Promise<void> {
  await transaction.query(
    `with freezes as (
       select id, row_number() over (order by bought_on, id) as position
       from streak_freezes where user_id = $1 and used_on is null
     )
     update streak_freezes set used_on = started_on + frozen.day - 1
     from freezes
     join unnest($2::integer[]) with ordinality as frozen (day, position)
       on frozen.position = freezes.position
     join hundred_days_runs as runs on runs.user_id = $1
     where streak_freezes.id = freezes.id`,
    [userId, frozenDays],
  );
}
