import { Button, Icon } from '@sopaan/ui/core';
import { useSetFollow } from '../api/use-set-follow';

/** Unfollows an institute of the list, or follows it again. */
export function FollowToggle({ id, name }: { id: string; name: string }) {
  const { mutate, data, isPending, variables } = useSetFollow({ id, name });
  const isStored = data?.following ?? true;
  const isFollowing = isPending ? variables : isStored;
  return (
    <Button
      variant={isFollowing ? 'outlined' : 'contained'}
      size="small"
      startIcon={<Icon name={isFollowing ? 'check' : 'plus'} />}
      aria-label={isFollowing ? `Following ${name}. Stop following` : `Follow ${name}`}
      onClick={() => mutate(!isFollowing)}
      // Above the link that covers the row.
      sx={{ minWidth: '7.5rem', minHeight: 44, justifySelf: 'start', zIndex: 1 }}
    >
      {isFollowing ? 'Following' : 'Follow'}
    </Button>
  );
}
