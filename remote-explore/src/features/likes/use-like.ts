import { isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import type { Like, LikedKind } from '@sopaan/schemas/like';
import { useResumedAction } from '@sopaan/session/resumed-action';
import { useSession } from '@sopaan/session/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { likeQuery } from './api/get-like';
import { setLike } from './api/set-like';
import { updateLikeCount } from './update-like-count';

export interface LikeTarget {
  kind: LikedKind;
  id: string;
  name: string;
  /** The number of likes in the page's record. */
  count: number;
}

const SENDER = 'explore';

/** The stored like with an optimistic value on top. Once the value is saved or has failed it is dropped, so there is nothing to roll back. */
export function useLike({ kind, id, name, count }: LikeTarget) {
  const queryClient = useQueryClient();
  const isMember = useSession(({ status }) => status === 'member');
  const query = likeQuery(kind, id);
  const { data } = useQuery({ ...query, enabled: isMember });
  const [optimistic, setOptimistic] = useState<boolean | null>(null);
  const desired = useRef(false);
  const isSaving = useRef(false);

  const stored = isMember && data ? data : { liked: false, count };

  const cacheLike = async (like: Like) => {
    // A fetch in flight would overwrite this with older data.
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    queryClient.setQueryData(query.queryKey, like);
    updateLikeCount(queryClient, { kind, id, count: like.count });
    bus.publish('like:changed', { kind, id, ...like }, SENDER);
  };

  /** Sends one call after the other until the desired value is saved. */
  const save = async () => {
    isSaving.current = true;
    let like: Like | undefined;
    try {
      do like = await setLike(kind, id, desired.current);
      while (like.liked !== desired.current);
    } catch (error) {
      if (isApiError(error) && error.code === 'SESSION_ENDED') throw error;
      bus.publish('toast:requested', { kind: 'error', message: errorText(name, error) }, SENDER);
    } finally {
      isSaving.current = false;
      if (like) await cacheLike(like);
      if (!isSaving.current) setOptimistic(null);
    }
  };

  const setLiked = (liked: boolean) => {
    desired.current = liked;
    setOptimistic(liked);
    return isSaving.current ? undefined : save();
  };
  // Two actions: a guest who already likes it and presses Like before logging in must not unlike it.
  const like = useResumedAction(`like:${kind}:${id}`, () => setLiked(true));
  const unlike = useResumedAction(`unlike:${kind}:${id}`, () => setLiked(false));

  const liked = optimistic ?? stored.liked;
  const change = Number(liked) - Number(stored.liked);
  return { liked, count: Math.max(0, stored.count + change), toggle: liked ? unlike : like };
}

function errorText(name: string, error: unknown): string {
  const shortName = name.length > 120 ? `${name.slice(0, 119)}…` : name;
  const reason = isApiError(error) ? error.message : 'Please try again.';
  return `Your like for ${shortName} could not be saved. ${reason}`;
}
