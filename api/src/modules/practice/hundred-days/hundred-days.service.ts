import type { HundredDays } from '@sopaan/schemas/practice/hundred-days';
import type { Database, Queryable } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import { lockAccountForShare } from '../../accounts/users/users.repository';
import {
  deleteHundredDays,
  findHundredDays,
  isDayUnlocked,
  startHundredDays,
} from './hundred-days.repository';
import { storeUsedFreezes } from './streak-freezes/streak-freezes.repository';

/** Idempotent. */
export function start(database: Database, userId: string): Promise<HundredDays> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, userId);
    await startHundredDays(transaction, userId);
    return findHundredDays(transaction, userId);
  });
}

export function restart(database: Database, userId: string): Promise<HundredDays> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, userId);
    const { frozenDays } = await findHundredDays(transaction, userId);
    await storeUsedFreezes(transaction, userId, frozenDays);
    await deleteHundredDays(transaction, userId);
    await startHundredDays(transaction, userId);
    return findHundredDays(transaction, userId);
  });
}

/** Fails for a day of the 100 days that has not come yet. For guests and before a user starts, only the first day is unlocked. */
export async function assertDayUnlocked(
  database: Queryable,
  { day, userId }: { day: number | null; userId: string | null },
): Promise<void> {
  if (day === null || day === 1) return;
  if (userId === null || !(await isDayUnlocked(database, userId, day)))
    throw new ApiError('DAY_LOCKED');
}
