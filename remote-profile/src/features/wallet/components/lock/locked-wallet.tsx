import type { User } from '@sopaan/schemas/account/user';
import { unlockWalletSchema } from '@sopaan/schemas/wallet/wallet';
import { Box, Card, CardContent, Icon, Typography } from '@sopaan/ui/core';
import { ApiForm, FormPasswordField, SubmitButton } from '@sopaan/ui/forms';
import { useUnlock } from '../../api/use-lock';

interface LockedWalletProps {
  user: User;
  onUnlocked: () => void;
}

/** In place of the contents, which the page does not have while the wallet is locked. */
export function LockedWallet({ user, onUnlocked }: LockedWalletProps) {
  const { mutateAsync: unlock } = useUnlock();
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
        <ApiForm
          label="Unlock your wallet"
          initialValues={{ password: '' }}
          schema={unlockWalletSchema}
          send={async ({ password }) => {
            await unlock(password);
            onUnlocked();
          }}
          errorTitle="Your wallet could not be unlocked"
        >
          {/* Tells password managers which account the password belongs to. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={user.personalInfo.email}
            readOnly
            hidden
          />
          <FormPasswordField name="password" label="Password" required />
          <Box>
            <SubmitButton pending="Unlocking…">Unlock wallet</SubmitButton>
          </Box>
        </ApiForm>
      </CardContent>
    </Card>
  );
}
