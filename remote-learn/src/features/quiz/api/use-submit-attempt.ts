import { call } from '@sopaan/api-client/call';
import { submitQuizAttemptEndpoint } from '@sopaan/schemas/quizzes/quiz-attempt';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { closeStoredAttempt } from '../attempt/stored-attempt';
import { quizKey } from './get-quiz';
import { quizResultQuery } from './get-quiz-result';

/** Ends an attempt at the quiz and stores its result. */
export function useSubmitAttempt(quizId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (attemptId: string) => call(submitQuizAttemptEndpoint, { attemptId }),
    onSuccess: (result) => {
      closeStoredAttempt(quizId, result.attemptId);
      queryClient.setQueryData(quizResultQuery(result.attemptId).queryKey, result);
      void queryClient.invalidateQueries({ queryKey: quizKey(quizId) });
    },
    // Offline, submitting fails at once, and the visitor can retry it.
    networkMode: 'always',
  });
}
