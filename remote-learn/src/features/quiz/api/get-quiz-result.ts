import { callOrNull } from '@sopaan/api-client/call-or-null';
import { submitQuizAttemptEndpoint } from '@sopaan/schemas/quizzes/quiz-attempt';
import { queryOptions } from '@tanstack/react-query';

/**
 * The result of a finished attempt; null when the visitor has no such attempt. The endpoint that submits an attempt is idempotent: a
 * repeated call returns the result of the first one.
 */
export function quizResultQuery(attemptId: string) {
  return queryOptions({
    queryKey: ['quiz-result', attemptId],
    queryFn: () => callOrNull(submitQuizAttemptEndpoint, { attemptId }),
    staleTime: ({ state }) => (state.data ? Infinity : 0),
  });
}
