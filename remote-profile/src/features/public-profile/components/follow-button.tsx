import { Button, Icon } from '@sopaan/ui/core';

interface FollowButtonProps {
  name: string;
  isFollowing: boolean;
  /** Whether it is still unknown if the visitor follows the owner or is the owner. The button is then invisible but keeps its place. */
  isLoading: boolean;
  onToggle: () => void;
}

/** Follows or unfollows the owner of a public page. */
export function FollowButton({ name, isFollowing, isLoading, onToggle }: FollowButtonProps) {
  return (
    <Button
      variant={isFollowing ? 'outlined' : 'contained'}
      startIcon={<Icon name={isFollowing ? 'check' : 'plus'} />}
      aria-label={isFollowing ? `Following ${name}. Stop following` : `Follow ${name}`}
      onClick={onToggle}
      sx={{ minWidth: '8.5rem', visibility: isLoading ? 'hidden' : 'visible' }}
    >
      {isFollowing ? 'Following' : 'Follow'}
    </Button>
  );
}
