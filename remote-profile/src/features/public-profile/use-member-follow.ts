import { isApiError } from '@sopaan/api-client/call';
import type { PublicProfile } from '@sopaan/schemas/public-profile/public-profile';
import { useResumedAction } from '@sopaan/session/resumed-action';
import { useSession } from '@sopaan/session/session';
import { useQuery } from '@tanstack/react-query';
import { memberFollowQuery } from './api/get-member-follow';
import { useSetMemberFollow } from './api/use-set-member-follow';

/** Whether the visitor follows the owner of a public page, its followers, and the action that changes both; a guest logs in first. */
export function useMemberFollow({ username, name, followers }: PublicProfile) {
  const isMember = useSession(({ status }) => status === 'member');
  const { data, isLoading } = useQuery({ ...memberFollowQuery(username), enabled: isMember });
  const { mutateAsync, isPending, isSuccess, variables } = useSetMemberFollow(username);

  /** Rejects only when the session has ended: the mutation shows every other error. */
  const send = async (isFollowing: boolean) => {
    try {
      await mutateAsync(isFollowing);
    } catch (error) {
      if (isApiError(error) && error.code === 'SESSION_ENDED') throw error;
    }
  };
  // Two actions: a guest who already follows and presses Follow before logging in must not unfollow.
  const follow = useResumedAction(`follow-member:${username}`, () => send(true), {
    action: 'follow',
    title: name,
  });
  const unfollow = useResumedAction(`unfollow-member:${username}`, () => send(false));

  const stored = isMember && data ? data : { following: false, followers, isSelf: false };
  const isFollowing = isPending ? variables : stored.following;
  const change = Number(isFollowing) - Number(stored.following);
  return {
    isLoading,
    isSelf: stored.isSelf,
    isFollowing,
    isSaved: isSuccess,
    followers: stored.followers + change,
    toggle: isFollowing ? unfollow : follow,
  };
}
