import type { QuizResult } from '@sopaan/schemas/quizzes/quiz-attempt';
import { isSameAnswer, NO_ANSWER } from './answer-content';
import { readStoredAttempt, unsentAnswers } from './stored-attempt';

/** The numbers of the questions whose last answer did not reach the server in time, from 1. */
export function lostAnswers(result: QuizResult): number[] {
  const storedAttempt = readStoredAttempt(result.quizId);
  if (storedAttempt?.attemptId !== result.attemptId) return [];
  return unsentAnswers(storedAttempt)
    .map((unsent) => {
      const index = result.chosen.findIndex((answer) => answer.questionId === unsent.questionId);
      return isSameAnswer(result.chosen[index] ?? NO_ANSWER, unsent) ? 0 : index + 1;
    })
    .filter((number) => number > 0)
    .sort((one, other) => one - other);
}
