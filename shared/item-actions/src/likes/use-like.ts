import { useResumedAction } from '@sopaan/session/resumed-action';
import { useSession } from '@sopaan/session/session';
import { useQuery } from '@tanstack/react-query';
import { useOptimisticValue } from '../mutations/use-optimistic-value';
import { likeQuery } from './like-query';
import { useSetLike, type LikeTarget } from './use-set-like';

/** Whether the member likes the item, the number of likes, and the action that changes it; a guest logs in first. */
export function useLike(target: LikeTarget) {
  const { kind, id, name, count } = target;
  const isMember = useSession(({ status }) => status === 'member');
  const { data } = useQuery({ ...likeQuery(kind, id), enabled: isMember });
  const { mutateAsync } = useSetLike(target);
  const { pending, change: setLiked } = useOptimisticValue(mutateAsync);
  // Two actions, so that a guest who presses Like and then logs in to an account that already likes the item does not unlike it.
  const like = useResumedAction(`like:${kind}:${id}`, () => setLiked(true), {
    action: 'like',
    title: name,
  });
  const unlike = useResumedAction(`unlike:${kind}:${id}`, () => setLiked(false));

  const stored = isMember && data ? data : { liked: false, count };
  const liked = pending ? pending.value : stored.liked;
  const change = Number(liked) - Number(stored.liked);
  return { liked, count: Math.max(0, stored.count + change), toggle: liked ? unlike : like };
}
