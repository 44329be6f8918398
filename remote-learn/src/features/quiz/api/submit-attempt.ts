import { call } from '@sopaan/api-client/call';
import { submitQuizAttemptEndpoint } from '@sopaan/schemas/quiz-attempt';

/** May be repeated: the result stays that of the first time. */
export const submitAttempt = (attemptId: string) => call(submitQuizAttemptEndpoint, { attemptId });
