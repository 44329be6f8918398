import type { Queryable } from '../../database/database';
import { QUIZ_PASS_PERCENT } from '../coins/coin-rules';
import { earnCoins } from '../coins/coins.service';
import { finishLessonsOf } from '../lessons/lessons.service';
import { finishAttempt } from './attempts.repository';
import { countFirstAnswers } from './ranking/ranking.repository';

/**
 * Ends an attempt unless it has ended already. The first answers to a ranked quiz count for the difficulty of its questions. A passed quiz
 * earns coins and finishes the lessons that consist of it.
 */
export async function endAttempt(transaction: Queryable, attemptId: string): Promise<void> {
  const finished = await finishAttempt(transaction, attemptId);
  if (!finished) return;
  await countFirstAnswers(transaction, attemptId);
  const { user_id: userId, quiz_id: subject, score, total } = finished;
  const isPassed = total > 0 && score * 100 >= total * QUIZ_PASS_PERCENT;
  if (!isPassed) return;
  await earnCoins(transaction, { userId, reason: 'quiz', subject });
  await finishLessonsOf(transaction, userId, { quizId: subject });
}
