import { call } from '@sopaan/api-client/call';
import { startQuizAttemptEndpoint } from '@sopaan/schemas/quiz-attempt';

/** Starts an attempt, or goes on with the one that is running. */
export const startAttempt = (quizId: string) => call(startQuizAttemptEndpoint, { quizId });
