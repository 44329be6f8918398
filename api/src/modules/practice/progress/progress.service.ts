import type { Queryable } from '../../../database/database';
import { earnCoins } from '../../coins/coins.service';
import { finishLessonsOf } from '../../lessons/lessons.service';
import { addSolvedDay } from '../hundred-days/hundred-days.repository';
import { addScore, addTry, changeSolvedCount } from './progress.repository';

export interface JudgedSolution {
  userId: string;
  challengeId: string;
  accepted: boolean;
  /** When it was submitted, so that a long queue at the judge costs nobody a rank or a day. */
  submittedAt: Date;
}

/**
 * Updates progress, score, coins, lessons and day of a solution's author. Call it in the transaction that completes the submission, after
 * `lockAccountForShare`.
 */
export async function recordVerdict(
  transaction: Queryable,
  solution: JudgedSolution,
): Promise<void> {
  const { accepted, submittedAt, ...key } = solution;
  const isFirst = await addTry(transaction, key, accepted);
  if (!accepted) return;
  if (isFirst) {
    await changeSolvedCount(transaction, key.challengeId, 1);
    await addScore(transaction, key, submittedAt);
    const { userId, challengeId: subject } = key;
    await earnCoins(transaction, { userId, reason: 'challenge', subject });
    await finishLessonsOf(transaction, userId, { challengeId: subject });
  }
  await addSolvedDay(transaction, key, submittedAt);
}
