import { call } from '@sopaan/api-client/call';
import {
  addChallengePostEndpoint,
  changeChallengePostEndpoint,
  deleteChallengePostEndpoint,
  reportChallengePostEndpoint,
  voteForChallengePostEndpoint,
  type PostForm,
} from '@sopaan/schemas/practice/challenge-post';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { discussionKey } from './get-posts';

/** Adds posts, or replies to the post `parentId`. */
export function useAddPost(challengeId: string, parentId?: string) {
  return useMutation({
    mutationFn: (post: PostForm & { postId: string }) =>
      call(addChallengePostEndpoint, { challengeId, ...(parentId && { parentId }), ...post }),
    onSuccess: useRefetchDiscussion(challengeId),
  });
}

export function useChangePost(challengeId: string) {
  return useMutation({
    mutationFn: (post: PostForm & { postId: string }) => call(changeChallengePostEndpoint, post),
    onSuccess: useRefetchDiscussion(challengeId),
  });
}

export function useDeletePost(challengeId: string) {
  return useMutation({
    mutationFn: (postId: string) => call(deleteChallengePostEndpoint, { postId }),
    onSuccess: useRefetchDiscussion(challengeId),
  });
}

export function useVote(challengeId: string, postId: string) {
  return useMutation({
    mutationFn: (voted: boolean) => call(voteForChallengePostEndpoint, { postId, voted }),
    onSuccess: useRefetchDiscussion(challengeId),
  });
}

export function useReportPost(challengeId: string) {
  return useMutation({
    mutationFn: (postId: string) => call(reportChallengePostEndpoint, { postId }),
    onSuccess: useRefetchDiscussion(challengeId),
  });
}

function useRefetchDiscussion(challengeId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: discussionKey(challengeId) });
}
