import type { Queryable } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { coinsFor, rewardOf, type EarningReason, type RewardReason } from './coin-rules';
import { addEntry, findTotals } from './coins.repository';

interface Earning {
  userId: string;
  reason: EarningReason;
  /** The id of the completed item, which earns coins only once. */
  subject: string;
}

/** Gives coins for something that a member has completed. Call it in the transaction that completes it. Idempotent. */
export async function earnCoins(
  transaction: Queryable,
  { userId, reason, subject }: Earning,
): Promise<void> {
  await addEntry(transaction, { userId, reason, subject, coins: coinsFor(reason) });
}

interface Spending {
  userId: string;
  reason: RewardReason;
  /** Identifies the purchase. */
  subject: string;
}

/** Takes the price of a reward. The account must be locked, so that two purchases cannot spend the same coins. */
export async function spendCoins(
  transaction: Queryable,
  { userId, reason, subject }: Spending,
): Promise<void> {
  const { price, title } = rewardOf(reason);
  const { balance } = await findTotals(transaction, userId);
  if (balance < price) {
    throw new ApiError('CONFLICT', {
      message: `${title}: you need ${price} coins and have ${balance}.`,
    });
  }
  await addEntry(transaction, { userId, reason, subject, coins: -price });
}
