import { call, isApiError } from '@sopaan/api-client/call';
import { toastName } from '@sopaan/contract/toast-name';
import { bus } from '@sopaan/events/bus';
import { followEndpoint, unfollowEndpoint } from '@sopaan/schemas/institutes/follow';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface FollowTarget {
  id: string;
  name: string;
}

/** Follows or unfollows. The list keeps the institute until it is opened again, so that unfollowing can be undone there. */
export function useSetFollow({ id, name }: FollowTarget) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isFollowing: boolean) =>
      call(isFollowing ? followEndpoint : unfollowEndpoint, { id }),
    // Quick clicks reach the server in order.
    scope: { id: `follow ${id}` },
    onSuccess() {
      // The page of the institute shows the button and the number of followers.
      void queryClient.invalidateQueries({ queryKey: ['follow', id] });
      void queryClient.invalidateQueries({ queryKey: ['institute', id] });
      void queryClient.invalidateQueries({ queryKey: ['user'], refetchType: 'none' });
    },
    onError(error) {
      // The login page that follows shows the reason.
      if (isApiError(error) && error.code === 'SESSION_ENDED') return;
      const reason = isApiError(error) ? error.message : 'Please try again.';
      const message = `Your change for ${toastName(name)} could not be saved. ${reason}`;
      bus.publish('toast:requested', { kind: 'error', message, key: `follow ${id}` }, 'profile');
    },
  });
}
