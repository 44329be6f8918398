import { ApiError } from '../../../plugins/api-error';
import type { Queryable } from '../../../plugins/database';
import { indianDate } from './indian-date';

/** Fails for a day of the 100 days that has not come yet. Before a user starts, only the first day is unlocked. */
export async function assertDayUnlocked(
  database: Queryable,
  { day, userId }: { day: number | null; userId: string },
): Promise<void> {
  if (day === null || day === 1) return;
  const unlocked = await database.query(
    `select from hundred_days_runs
     where user_id = $1 and ${indianDate('now()')} >= started_on + $2::integer - 1`,
    [userId, day],
  );
  if (unlocked.length === 0) throw new ApiError('DAY_LOCKED');
}
