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

export interface Liked {
  kind: LikedKind;
  id: string;
  name: string;
  /** As the record of the page tells it. */
  count: number;
}

const SENDER = 'explore';

/** Shows what is stored with the wish on top of it. Without the wish, kept or failed, there is nothing to undo. */
export function useLike({ kind, id, name, count }: Liked) {
  const queryClient = useQueryClient();
  const isMember = useSession(({ status }) => status === 'member');
  const query = likeQuery(kind, id);
  const { data } = useQuery({ ...query, enabled: isMember });
  const [wish, setWish] = useState<boolean | null>(null);
  const lastWish = useRef(false);
  const isSaving = useRef(false);

  const stored = isMember && data ? data : { liked: false, count };

  const keep = async (like: Like) => {
    // An answer that is still on its way is older than this one.
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    queryClient.setQueryData(query.queryKey, like);
    updateLikeCount(queryClient, { kind, id, count: like.count });
    bus.publish('like:changed', { kind, id, ...like }, SENDER);
  };

  /** One call after the other, until the last wish is stored. */
  const save = async () => {
    isSaving.current = true;
    let like: Like | undefined;
    try {
      do like = await setLike(kind, id, lastWish.current);
      while (like.liked !== lastWish.current);
    } catch (error) {
      if (isApiError(error) && error.code === 'SESSION_ENDED') throw error;
      bus.publish('toast:requested', { kind: 'error', message: failure(name, error) }, SENDER);
    } finally {
      isSaving.current = false;
      if (like) await keep(like);
      if (!isSaving.current) setWish(null);
    }
  };

  const want = (liked: boolean) => {
    lastWish.current = liked;
    setWish(liked);
    return isSaving.current ? undefined : save();
  };
  // Two names: who liked it before, logged out and presses Like again does not take the like back.
  const like = useResumedAction(`like:${kind}:${id}`, () => want(true));
  const takeBack = useResumedAction(`unlike:${kind}:${id}`, () => want(false));

  const liked = wish ?? stored.liked;
  const change = Number(liked) - Number(stored.liked);
  return { liked, count: Math.max(0, stored.count + change), press: liked ? takeBack : like };
}

function failure(name: string, error: unknown): string {
  const shown = name.length > 120 ? `${name.slice(0, 119)}…` : name;
  const reason = isApiError(error) ? error.message : 'Please try again.';
  return `Your like of ${shown} could not be saved. ${reason}`;
}
