import type { User } from '@sopaan/schemas/account/user';
import { useUnlockWallet } from '@sopaan/session/use-unlock-wallet';
import { Card, CardContent, Icon, Typography } from '@sopaan/ui/core';
import { UnlockWalletForm } from '@sopaan/ui/unlock-wallet-form';

interface LockedWalletProps {
  user: User;
  onUnlocked: () => void;
}

/** Shown instead of the contents, which the page does not have while the wallet is locked. */
export function LockedWallet({ user, onUnlocked }: LockedWalletProps) {
  const { mutateAsync: unlock } = useUnlockWallet();
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 2, maxWidth: 480, mx: 'auto', py: { sm: 5 } }}>
        <Icon name="lock" size={36} sx={{ color: 'primary.main' }} />
        <Typography variant="h4" component="h3">
          Your wallet is locked
        </Typography>
        <Typography color="textSecondary">
          It locks after 10 minutes without use, or when you lock it. Unlock it with your Sopaan
          password.
        </Typography>
        <UnlockWalletForm email={user.personalInfo.email} unlock={unlock} onUnlocked={onUnlocked} />
      </CardContent>
    </Card>
  );
}
