import type { Purchase } from '@sopaan/schemas/stats/coins';
import type { Database } from '../../../../database/database';
import { ApiError } from '../../../../http/api-error';
import { lockUser } from '../../../accounts/users/users.repository';
import { rewardOf } from '../../../coins/coin-rules';
import { findTotals } from '../../../coins/coins.repository';
import { spendCoins } from '../../../coins/coins.service';
import { findHundredDays } from '../hundred-days.repository';
import { addFreeze, isPurchaseStored } from './streak-freezes.repository';

const REWARD = 'streak-freeze';

/** Idempotent by request id. */
export function buyStreakFreeze(
  database: Database,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<Purchase> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const id = `${userId} ${requestId}`;
    if (!(await isPurchaseStored(transaction, { id, userId }))) {
      const { maxHeld } = rewardOf(REWARD);
      const { streakFreezes } = await findHundredDays(transaction, userId);
      if (streakFreezes >= maxHeld) {
        const message = `You already have ${maxHeld} streak freezes. Use one before you buy another.`;
        throw new ApiError('CONFLICT', { message });
      }
      await spendCoins(transaction, { userId, reason: REWARD, subject: requestId });
      await addFreeze(transaction, { id, userId });
    }
    const { balance } = await findTotals(transaction, userId);
    const { streakFreezes } = await findHundredDays(transaction, userId);
    return { balance, streakFreezes };
  });
}
