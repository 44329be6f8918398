import { call, isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { followEndpoint, unfollowEndpoint, type Follow } from '@sopaan/schemas/follow';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { followQuery } from './get-follow';
import { instituteQuery } from './get-institute';

const SAVE_FAILED = 'Your change could not be saved. Please try again.';

/** Follows or unfollows with an optimistic update, which is rolled back on an error. */
export function useSetFollow(instituteId: string, countBefore: number) {
  const queryClient = useQueryClient();
  const { queryKey } = followQuery(instituteId);
  return useMutation({
    mutationFn: (follow: boolean): Promise<Follow> =>
      call(follow ? followEndpoint : unfollowEndpoint, { id: instituteId }),
    // Mutations of one institute reach the server in order.
    scope: { id: `follow ${instituteId}` },
    async onMutate(follow) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      const { following, count } = before ?? { following: false, count: countBefore };
      const change = follow === following ? 0 : follow ? 1 : -1;
      queryClient.setQueryData(queryKey, { following: follow, count: count + change });
      return { before };
    },
    onError(error, _follow, context) {
      if (context?.before) queryClient.setQueryData(queryKey, context.before);
      else void queryClient.resetQueries({ queryKey });
      // The login page that follows shows the reason.
      if (isApiError(error) && error.code === 'SESSION_ENDED') return;
      const message = isApiError(error) ? error.message : SAVE_FAILED;
      bus.publish('toast:requested', { message, kind: 'error', key: `follow ${instituteId}` });
    },
    onSuccess(result) {
      queryClient.setQueryData(queryKey, result);
      queryClient.setQueryData(
        instituteQuery(instituteId).queryKey,
        (institute) => institute && { ...institute, followerCount: result.count },
      );
    },
  });
}
