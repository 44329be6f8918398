import { unlockWalletSchema } from '@sopaan/schemas/wallet/wallet';
import type { ReactNode } from 'react';
import { Box, Button } from '@sopaan/ui/core';
import { ApiForm, FormPasswordField, SubmitButton } from '@sopaan/ui/forms';

interface UnlockWalletFormProps {
  /** The email of the account, for password managers. */
  email: string;
  unlock: (password: string) => Promise<unknown>;
  onUnlocked: () => void;
  onCancel?: () => void;
  /** The introduction above the fields. */
  children?: ReactNode;
}

/** Asks for the password that unlocks the document wallet. */
export function UnlockWalletForm(props: UnlockWalletFormProps) {
  const { email, unlock, onUnlocked, onCancel, children } = props;
  return (
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
      {children}
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormPasswordField name="password" label="Password" required />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton pending="Unlocking…">Unlock wallet</SubmitButton>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </Box>
    </ApiForm>
  );
}
