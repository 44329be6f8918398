import type { QuizAnswer, QuizAttempt, QuizResult } from '@sopaan/schemas/quiz-attempt';
import { ApiError } from '../../plugins/api-error';
import type { Database, Queryable } from '../../plugins/database';
import {
  addAttempt,
  countOptions,
  findAnswers,
  findReview,
  finishAttempt,
  lockAttempt,
  lockOpenAttempt,
  storeAnswer,
  type AttemptRow,
} from './attempts.repository';

/** Gives the running attempt, or starts one. One that ran out meanwhile is closed first. */
export function startAttempt(
  database: Database,
  quizId: string,
  userId: string,
): Promise<QuizAttempt> {
  return database.transaction(async (transaction) => {
    const running = await lockOpenAttempt(transaction, quizId, userId);
    if (running?.is_late) await finishAttempt(transaction, running.id);
    await addAttempt(transaction, quizId, userId);
    const attempt = await lockOpenAttempt(transaction, quizId, userId);
    if (!attempt) throw new ApiError('NOT_FOUND');
    return toAttempt(transaction, attempt);
  });
}

export function saveAnswer(
  database: Database,
  attemptId: string,
  userId: string,
  answer: QuizAnswer,
): Promise<QuizAttempt> {
  return database.transaction(async (transaction) => {
    const attempt = await ownAttempt(transaction, attemptId, userId);
    if (attempt.submitted_at || attempt.is_late) throw new ApiError('CLOSED');
    const options = await countOptions(transaction, attempt.quiz_id, answer.questionId);
    if (options === 0) {
      throw new ApiError('VALIDATION_FAILED', {
        fields: { questionId: 'This question is not part of the quiz.' },
      });
    }
    if (answer.optionIndex !== null && answer.optionIndex >= options) {
      throw new ApiError('VALIDATION_FAILED', {
        fields: { optionIndex: 'The question has no such option.' },
      });
    }
    await storeAnswer(transaction, attemptId, answer);
    return toAttempt(transaction, attempt);
  });
}

/** Repeatable: only the first call ends the attempt, every call gives its result. */
export function submitAttempt(
  database: Database,
  attemptId: string,
  userId: string,
): Promise<QuizResult> {
  return database.transaction(async (transaction) => {
    await ownAttempt(transaction, attemptId, userId);
    await finishAttempt(transaction, attemptId);
    const { quiz_id, submitted_at, score } = await ownAttempt(transaction, attemptId, userId);
    if (!submitted_at || score === null) throw new ApiError('INTERNAL');
    const review = await findReview(transaction, attemptId);
    return {
      attemptId,
      quizId: quiz_id,
      submittedAt: submitted_at.toISOString(),
      score,
      total: review.length,
      review,
    };
  });
}

/** Another person's attempt is as unknown as one that never was. */
async function ownAttempt(
  transaction: Queryable,
  attemptId: string,
  userId: string,
): Promise<AttemptRow> {
  const attempt = await lockAttempt(transaction, attemptId, userId);
  if (!attempt) throw new ApiError('NOT_FOUND');
  return attempt;
}

async function toAttempt(database: Queryable, attempt: AttemptRow): Promise<QuizAttempt> {
  return {
    attemptId: attempt.id,
    quizId: attempt.quiz_id,
    startedAt: attempt.started_at.toISOString(),
    deadline: attempt.deadline.toISOString(),
    serverNow: attempt.server_now.toISOString(),
    answers: await findAnswers(database, attempt.id),
  };
}
