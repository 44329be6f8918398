import { call } from '@sopaan/api-client/call';
import { startQuizAttemptEndpoint } from '@sopaan/schemas/quizzes/quiz-attempt';
import { QUESTION_KINDS } from '@sopaan/schemas/quizzes/quiz';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createAttemptSession, type AttemptRequests } from '../attempt/attempt-session';
import { readStoredAttempt, storeOpenedAttempt } from '../attempt/stored-attempt';

/** Starts an attempt or resumes the running one. Its data is the session of the attempt, which uses `requests` to save and submit. */
export function useStartAttempt(quizId: string, requests: AttemptRequests) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const storedBefore = readStoredAttempt(quizId);
      const attempt = await call(startQuizAttemptEndpoint, {
        quizId,
        order: 'shuffled',
        kinds: [...QUESTION_KINDS],
      });
      storeOpenedAttempt(attempt);
      return createAttemptSession(attempt, requests, storedBefore);
    },
    // The list of quizzes says which ones have been taken.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['quizzes', 'member'] }),
  });
}
