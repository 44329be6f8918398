import { call, isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { followEndpoint, unfollowEndpoint, type Follow } from '@sopaan/schemas/institutes/follow';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { followQuery } from './get-follow';
import { instituteQuery } from './get-institute';

const SAVE_FAILED = 'Your change could not be saved. Please try again.';

/** Follows or unfollows, and stores the result. */
export function useSetFollow(instituteId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = followQuery(instituteId);
  return useMutation({
    mutationFn: (follow: boolean): Promise<Follow> =>
      call(follow ? followEndpoint : unfollowEndpoint, { id: instituteId }),
    // Quick clicks reach the server in order.
    scope: { id: `follow ${instituteId}` },
    async onSuccess(result) {
      // A fetch in flight would overwrite the response with older data.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, result);
      queryClient.setQueryData(
        instituteQuery(instituteId).queryKey,
        (institute) => institute && { ...institute, followerCount: result.count },
      );
    },
    onError(error) {
      // The login page that follows shows the reason.
      if (isApiError(error) && error.code === 'SESSION_ENDED') return;
      const message = isApiError(error) ? error.message : SAVE_FAILED;
      bus.publish(
        'toast:requested',
        { message, kind: 'error', key: `follow ${instituteId}` },
        'explore',
      );
    },
  });
}
