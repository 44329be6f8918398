import { call, isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { followMemberEndpoint, unfollowMemberEndpoint } from '@sopaan/schemas/stats/member-follow';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { memberFollowQuery } from './get-member-follow';
import { publicProfileQuery } from './get-public-profile';

/** Follows or unfollows the owner of a public page, and stores the result. */
export function useSetMemberFollow(username: string) {
  const queryClient = useQueryClient();
  const { queryKey } = memberFollowQuery(username);
  return useMutation({
    mutationFn: (isFollowing: boolean) =>
      call(isFollowing ? followMemberEndpoint : unfollowMemberEndpoint, { username }),
    // Quick clicks reach the server in order.
    scope: { id: `member follow ${username}` },
    async onSuccess(follow) {
      // A fetch in flight would overwrite the response with older data.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, follow);
      queryClient.setQueryData(
        publicProfileQuery(username).queryKey,
        (profile) => profile && { ...profile, followers: follow.followers },
      );
      // The dashboard shows the member's own counts and lists.
      void queryClient.invalidateQueries({ queryKey: ['stats'], refetchType: 'none' });
      void queryClient.invalidateQueries({ queryKey: ['follow-list'], refetchType: 'none' });
    },
    onError(error) {
      // The login page that follows shows the reason.
      if (isApiError(error) && error.code === 'SESSION_ENDED') return;
      const message = isApiError(error) ? error.message : 'Your change could not be saved.';
      bus.publish('toast:requested', { message, kind: 'error', key: 'member follow' }, 'profile');
    },
  });
}
