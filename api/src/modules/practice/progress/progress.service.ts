import type { Queryable } from '../../../database/database';
import { earnCoins } from '../../coins/coins.service';
import { finishLessonsOf } from '../../lessons/lessons.service';
import { hasGivenUp } from '../guides/guides.repository';
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
 * Updates progress, score, coins, lessons and day of a solution's author; a challenge that the author has given up brings no points and no
 * coins. Call it in the transaction that completes the submission, after `lockUser`.
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
    const { userId, challengeId: subject } = key;
    if (!(await hasGivenUp(transaction, key))) {
      await addScore(transaction, key, submittedAt);
      await earnCoins(transaction, { userId, reason: 'challenge', subject });
    }
    await finishLessonsOf(transaction, userId, { challengeId: subject });
  }
  await addSolvedDay(transaction, key, submittedAt);
}
