import { call } from '@sopaan/api-client/call';
import { submitQuizAttemptEndpoint } from '@sopaan/schemas/quiz-attempt';
import { queryOptions } from '@tanstack/react-query';

/** Ends an attempt. Idempotent: a repeated call returns the result of the first one. */
export const submitAttempt = (attemptId: string) => call(submitQuizAttemptEndpoint, { attemptId });

/** The result of a finished attempt. */
export function quizResultQuery(attemptId: string) {
  return queryOptions({
    queryKey: ['quiz-result', attemptId],
    queryFn: () => submitAttempt(attemptId),
    staleTime: Infinity,
  });
}
