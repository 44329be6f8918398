import { call } from '@sopaan/api-client/call';
import { saveQuizAnswerEndpoint, type QuizAnswer } from '@sopaan/schemas/quizzes/quiz-attempt';
import { useMutation } from '@tanstack/react-query';

/** Saves the answer to one question. */
export function useSaveAnswer() {
  return useMutation({
    mutationFn: ({ attemptId, ...answer }: QuizAnswer & { attemptId: string }) =>
      call(saveQuizAnswerEndpoint, { attemptId, ...answer, returns: 'answers' }),
    // Offline, saving fails at once, and the queue of answers retries it.
    networkMode: 'always',
  });
}
