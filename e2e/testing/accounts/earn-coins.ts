import {
  saveQuizAnswerEndpoint,
  startQuizAttemptEndpoint,
  submitQuizAttemptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { getQuizzesEndpoint } from '@sopaan/schemas/quizzes/quiz';
import type { MemberCall } from './member-calls';

/** The fraction of correct answers that passes a quiz. */
const PASS_SHARE = 0.6;

/** Passes `count` quizzes, each of which earns coins. */
export async function passQuizzes(call: MemberCall, count: number): Promise<void> {
  const { items } = await call(getQuizzesEndpoint, { type: 'quiz', limit: count });
  for (const { id } of items) await passQuiz(call, id);
}

/** Passes a quiz on the second attempt: the result of the first one, without answers, reveals the correct answers. */
async function passQuiz(call: MemberCall, quizId: string): Promise<void> {
  const { attemptId: blank } = await call(startQuizAttemptEndpoint, { quizId, order: 'stored' });
  const { review } = await call(submitQuizAttemptEndpoint, { attemptId: blank });
  const { attemptId } = await call(startQuizAttemptEndpoint, { quizId, order: 'stored' });
  for (const { questionId, correct } of review.slice(0, Math.ceil(review.length * PASS_SHARE))) {
    await call(saveQuizAnswerEndpoint, { attemptId, questionId, optionIndex: correct });
  }
  const { score } = await call(submitQuizAttemptEndpoint, { attemptId });
  if (score < review.length * PASS_SHARE) throw new Error(`${quizId} is not passed`);
}
