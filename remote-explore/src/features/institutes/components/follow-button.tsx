import { isApiError } from '@sopaan/api-client/call';
import { useResumedAction } from '@sopaan/session/resumed-action';
import { useSession } from '@sopaan/session/session';
import { Box, Button, Icon, Typography, VisuallyHidden } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { followQuery } from '../api/get-follow';
import { useSetFollow } from '../api/put-follow';

interface FollowButtonProps {
  instituteId: string;
  name: string;
  /** How many follow it, as everybody is told. */
  count: number;
}

const followers = (count: number) =>
  `${new Intl.NumberFormat('en-IN').format(count)} ${count === 1 ? 'follower' : 'followers'}`;

/** Follows an institute; guests log in first, and follow then. */
export function FollowButton({ instituteId, name, count }: FollowButtonProps) {
  const isMember = useSession(({ status }) => status === 'member');
  const { data, isLoading } = useQuery({ ...followQuery(instituteId), enabled: isMember });
  const { mutateAsync, isSuccess } = useSetFollow(instituteId, count);
  const send = async (wanted: boolean) => {
    try {
      await mutateAsync(wanted);
    } catch (error) {
      // The mutation has told about every other failure.
      if (isApiError(error) && error.code === 'SESSION_ENDED') throw error;
    }
  };
  // A guest may find out by logging in that they follow already: what is resumed only ever follows.
  const follow = useResumedAction(`follow:${instituteId}`, () => send(true));
  const unfollow = useResumedAction(`unfollow:${instituteId}`, () => send(false));

  const own = isMember ? data : undefined;
  const isFollowing = own?.following ?? false;
  const total = followers(own?.count ?? count);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Button
        variant={isFollowing ? 'outlined' : 'contained'}
        startIcon={<Icon name={isFollowing ? 'check' : 'plus'} />}
        aria-label={isFollowing ? `Following ${name}. Stop following` : `Follow ${name}`}
        aria-busy={isLoading}
        onClick={isFollowing ? unfollow : follow}
        sx={{ minWidth: '8.5rem' }}
      >
        {isFollowing ? 'Following' : 'Follow'}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {total}
      </Typography>
      <VisuallyHidden role="status">
        {isSuccess && `${isFollowing ? 'You follow' : 'You no longer follow'} ${name}. ${total}`}
      </VisuallyHidden>
    </Box>
  );
}
