import { useResumedAction } from '@sopaan/session/resumed-action';
import { useSession } from '@sopaan/session/session';
import { Box, Button, Icon, Typography, VisuallyHidden } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useOptimisticValue } from '@sopaan/item-actions/optimistic-value';
import { followQuery } from '../api/get-follow';
import { useSetFollow } from '../api/use-set-follow';

interface FollowButtonProps {
  instituteId: string;
  name: string;
  /** The public number of followers. */
  count: number;
}

/** Empty without followers. */
const followersText = (count: number) =>
  count === 0
    ? ''
    : `${new Intl.NumberFormat('en-IN').format(count)} ${count === 1 ? 'follower' : 'followers'}`;

/** Follows or unfollows an institute; a guest logs in first. */
export function FollowButton({ instituteId, name, count }: FollowButtonProps) {
  const isMember = useSession(({ status }) => status === 'member');
  const { data, isLoading } = useQuery({ ...followQuery(instituteId), enabled: isMember });
  const { mutateAsync, isSuccess } = useSetFollow(instituteId);
  const { pending, change: send } = useOptimisticValue(mutateAsync);
  // A guest may already follow the institute, so the action resumed after the login only ever follows.
  const startFollowing = useResumedAction(`follow:${instituteId}`, () => send(true), {
    action: 'follow',
    title: name,
  });
  const stopFollowing = useResumedAction(`unfollow:${instituteId}`, () => send(false));

  const stored = isMember && data ? data : { following: false, count };
  const isFollowing = pending ? pending.value : stored.following;
  const change = Number(isFollowing) - Number(stored.following);
  const total = followersText(stored.count + change);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Button
        variant={isFollowing ? 'outlined' : 'contained'}
        startIcon={<Icon name={isFollowing ? 'check' : 'plus'} />}
        aria-label={isFollowing ? `Following ${name}. Stop following` : `Follow ${name}`}
        aria-busy={isLoading}
        onClick={isFollowing ? stopFollowing : startFollowing}
        sx={{ minWidth: '8.5rem' }}
      >
        {isFollowing ? 'Following' : 'Follow'}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {total}
      </Typography>
      <VisuallyHidden role="status">
        {isSuccess &&
          `${isFollowing ? 'You follow' : 'You no longer follow'} ${name}. ${total}`.trim()}
      </VisuallyHidden>
    </Box>
  );
}
