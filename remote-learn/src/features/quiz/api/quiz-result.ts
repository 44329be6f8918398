import { call } from '@sopaan/api-client/call';
import { submitQuizAttemptEndpoint } from '@sopaan/schemas/quiz-attempt';
import { queryOptions } from '@tanstack/react-query';

/** Ends an attempt. May be repeated: the result stays that of the first time. */
export const submitAttempt = (attemptId: string) => call(submitQuizAttemptEndpoint, { attemptId });

/** The result of an attempt that is over. */
export function quizResultQuery(attemptId: string) {
  return queryOptions({
    queryKey: ['quiz-result', attemptId],
    queryFn: () => submitAttempt(attemptId),
    staleTime: Infinity,
  });
}
