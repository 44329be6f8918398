import { call } from '@sopaan/api-client/call';
import {
  applyMentorshipEndpoint,
  withdrawMentorApplicationEndpoint,
  type MentorApplicationForm,
} from '@sopaan/schemas/mentor-application';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mentorApplicationQuery } from './get-mentor-application';

interface Sent {
  form: MentorApplicationForm;
  avatar: File | null;
}

/** Sends the form as one request. The answer is how the application stands from then on. */
export function useApply() {
  const queryClient = useQueryClient();
  const { queryKey } = mentorApplicationQuery();
  return useMutation({
    mutationFn: ({ form, avatar }: Sent) =>
      call(applyMentorshipEndpoint, form, { files: { avatar } }),
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
    // It may have arrived all the same, or there was one already.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export function useWithdraw() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(withdrawMentorApplicationEndpoint, {}),
    onSuccess: (answer) => queryClient.setQueryData(mentorApplicationQuery().queryKey, answer),
  });
}
