import { unlockWalletSchema } from '@sopaan/schemas/wallet/wallet';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { ApiForm, FormPasswordField, SubmitButton } from '@sopaan/ui/forms';
import { Dialog, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useId } from 'react';
import { useUnlockWallet } from '../api/use-unlock-wallet';

interface UnlockDialogProps {
  open: boolean;
  /** Of the account, for password managers. */
  email: string;
  onClose: () => void;
  /** The element that has the focus afterwards: the button that opened the dialog may have disappeared. */
  focusAfter: () => HTMLElement | null;
}

/** Asks for the password that unlocks the document wallet. */
export function UnlockDialog({ open, email, onClose, focusAfter }: UnlockDialogProps) {
  const id = useId();
  const { mutateAsync: unlock } = useUnlockWallet();
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth="xs"
      onClose={onClose}
      aria-labelledby={id}
      disableRestoreFocus
      slotProps={{ transition: { onExited: () => focusAfter()?.focus() } }}
    >
      <DialogTitle id={id}>Unlock your wallet</DialogTitle>
      <DialogContent>
        <ApiForm
          label="Unlock your wallet"
          initialValues={{ password: '' }}
          schema={unlockWalletSchema}
          send={async ({ password }) => {
            await unlock(password);
            onClose();
          }}
          errorTitle="Your wallet could not be unlocked"
        >
          <Typography>
            Unlock it with your Sopaan password. What you have entered here stays.
          </Typography>
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={email}
            readOnly
            hidden
          />
          <FormPasswordField name="password" label="Password" required />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <SubmitButton pending="Unlocking…">Unlock wallet</SubmitButton>
            <Button onClick={onClose}>Cancel</Button>
          </Box>
        </ApiForm>
      </DialogContent>
    </Dialog>
  );
}
