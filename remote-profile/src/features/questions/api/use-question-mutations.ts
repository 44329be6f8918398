import { call } from '@sopaan/api-client/call';
import {
  answerMentorQuestionEndpoint,
  blockAskerEndpoint,
  declineMentorQuestionEndpoint,
  reportMentorQuestionEndpoint,
  setTakesQuestionsEndpoint,
  withdrawMentorQuestionEndpoint,
} from '@sopaan/schemas/mentors/mentor-question';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { QUESTIONS_KEY } from './get-questions';

export function useAnswer(questionId: string) {
  return useMutation({
    mutationFn: (text: string) => call(answerMentorQuestionEndpoint, { questionId, text }),
    onSuccess: useRefetchQuestions(),
  });
}

export function useDecline(questionId: string) {
  return useMutation({
    mutationFn: (reason: string) => call(declineMentorQuestionEndpoint, { questionId, reason }),
    onSuccess: useRefetchQuestions(),
  });
}

/** Blocks or unblocks who has asked the question. */
export function useBlockAsker(questionId: string) {
  return useMutation({
    mutationFn: (blocked: boolean) => call(blockAskerEndpoint, { questionId, blocked }),
    onSuccess: useRefetchQuestions(),
  });
}

export function useReportQuestion(questionId: string) {
  return useMutation({
    mutationFn: () => call(reportMentorQuestionEndpoint, { questionId }),
    onSuccess: useRefetchQuestions(),
  });
}

export function useWithdrawQuestion(questionId: string) {
  return useMutation({
    mutationFn: () => call(withdrawMentorQuestionEndpoint, { questionId }),
    onSuccess: useRefetchQuestions(),
  });
}

export function useSetTakesQuestions() {
  return useMutation({
    mutationFn: (takesQuestions: boolean) => call(setTakesQuestionsEndpoint, { takesQuestions }),
    onSuccess: useRefetchQuestions(),
  });
}

function useRefetchQuestions() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: QUESTIONS_KEY });
}
