import { call } from '@sopaan/api-client/call';
import { newId } from '@sopaan/api-client/new-id';
import { askMentorEndpoint, type QuestionForm } from '@sopaan/schemas/mentors/mentor-question';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { askingStateQuery } from './get-asking-state';

/** Sends a question. One whose response was lost keeps its id, so it is not stored twice. */
export function useAskMentor(mentorId: string) {
  const queryClient = useQueryClient();
  const questionId = useRef<string>(undefined);
  return useMutation({
    mutationFn: (question: QuestionForm) => {
      questionId.current ??= newId();
      return call(askMentorEndpoint, {
        id: mentorId,
        questionId: questionId.current,
        ...question,
      });
    },
    onSuccess() {
      questionId.current = undefined;
      // Nobody waits for it: the confirmation is shown at once.
      void queryClient.invalidateQueries(askingStateQuery(mentorId));
    },
  });
}
