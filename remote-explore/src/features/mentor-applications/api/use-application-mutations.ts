import { call } from '@sopaan/api-client/call';
import {
  applyMentorshipEndpoint,
  withdrawMentorApplicationEndpoint,
  type MentorApplicationRequest,
} from '@sopaan/schemas/mentors/mentor-application';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mentorApplicationQuery } from './get-mentor-application';

interface Submission {
  request: MentorApplicationRequest;
  avatar: File | null;
}

/** Sends the request with its picture and caches the application in its response. */
export function useApply() {
  const queryClient = useQueryClient();
  const { queryKey } = mentorApplicationQuery();
  return useMutation({
    mutationFn: ({ request, avatar }: Submission) =>
      call(applyMentorshipEndpoint, request, { files: { avatar } }),
    onSuccess: (response) => queryClient.setQueryData(queryKey, response),
    // The request may have succeeded although the response was lost, or an application already exists.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export function useWithdraw() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(withdrawMentorApplicationEndpoint, {}),
    onSuccess: (response) => queryClient.setQueryData(mentorApplicationQuery().queryKey, response),
  });
}
