import type { User } from '@sopaan/schemas/account/user';
import { Button, Icon } from '@sopaan/ui/core';
import { shareProfile } from '../share-profile';

export function ShareButton({ user }: { user: User }) {
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="share" />}
      onClick={() => void shareProfile(user)}
      sx={{ mb: 0.5 }}
    >
      Share
    </Button>
  );
}
