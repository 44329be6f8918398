import { call, isApiError } from '@sopaan/api-client/call';
import { toastName } from '@sopaan/contract/toast-name';
import { bus } from '@sopaan/events/bus';
import { likeEndpoints, type Like, type LikedKind } from '@sopaan/schemas/api/like';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { likeQuery } from './like-query';

export interface LikeTarget {
  kind: LikedKind;
  id: string;
  name: string;
  /** The unit that shows the button, as the sender of its events. */
  sender: string;
  /** The number of likes in the page's record. */
  count: number;
  /** Called with the new number of likes. */
  onCount: (count: number) => void;
}

/** Likes or unlikes, and stores the result. */
export function useSetLike({ kind, id, name, sender, onCount }: LikeTarget) {
  const queryClient = useQueryClient();
  const { queryKey } = likeQuery(kind, id);
  return useMutation({
    mutationFn: (liked: boolean): Promise<Like> => {
      const { put, delete: remove } = likeEndpoints[kind];
      return call(liked ? put : remove, { id });
    },
    // Quick clicks reach the server in order.
    scope: { id: `like ${kind} ${id}` },
    async onSuccess(like) {
      // A fetch in flight would overwrite this with older data.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, like);
      onCount(like.count);
      bus.publish('like:changed', { kind, id, ...like }, sender);
    },
    onError(error) {
      // The login page that follows shows the reason.
      if (isApiError(error) && error.code === 'SESSION_ENDED') return;
      bus.publish('toast:requested', { kind: 'error', message: errorText(name, error) }, sender);
    },
  });
}

function errorText(name: string, error: unknown): string {
  const reason = isApiError(error) ? error.message : 'Please try again.';
  return `Your like for ${toastName(name)} could not be saved. ${reason}`;
}
