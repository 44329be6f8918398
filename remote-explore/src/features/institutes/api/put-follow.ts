import { call, isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { followEndpoint, unfollowEndpoint, type Follow } from '@sopaan/schemas/follow';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { followQuery } from './get-follow';
import { instituteQuery } from './get-institute';

const NOT_STORED = 'That could not be stored. Please try again.';

/** Follows or stops following. Shown at once, taken back when the server refuses, put right by its answer. */
export function useSetFollow(instituteId: string, countBefore: number) {
  const queryClient = useQueryClient();
  const { queryKey } = followQuery(instituteId);
  return useMutation({
    mutationFn: (wanted: boolean): Promise<Follow> =>
      call(wanted ? followEndpoint : unfollowEndpoint, { id: instituteId }),
    // Two presses in a row reach the server in their order.
    scope: { id: `follow ${instituteId}` },
    async onMutate(wanted) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      const { following, count } = before ?? { following: false, count: countBefore };
      const change = wanted === following ? 0 : wanted ? 1 : -1;
      queryClient.setQueryData(queryKey, { following: wanted, count: count + change });
      return { before };
    },
    onError(error, _wanted, context) {
      if (context?.before) queryClient.setQueryData(queryKey, context.before);
      else void queryClient.resetQueries({ queryKey });
      // Then the login page comes, which says why.
      if (isApiError(error) && error.code === 'SESSION_ENDED') return;
      const message = isApiError(error) ? error.message : NOT_STORED;
      bus.publish('toast:requested', { message, kind: 'error', key: `follow ${instituteId}` });
    },
    onSuccess(follow) {
      queryClient.setQueryData(queryKey, follow);
      queryClient.setQueryData(
        instituteQuery(instituteId).queryKey,
        (institute) => institute && { ...institute, followerCount: follow.count },
      );
    },
  });
}
