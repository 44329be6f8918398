import { call } from '@sopaan/api-client/call';
import { startQuizAttemptEndpoint } from '@sopaan/schemas/quiz-attempt';

/** Starts an attempt or resumes the running one. */
export const startAttempt = (quizId: string) =>
  call(startQuizAttemptEndpoint, { quizId, order: 'shuffled' });
