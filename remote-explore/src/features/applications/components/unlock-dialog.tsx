import { useUnlockWallet } from '@sopaan/session/use-unlock-wallet';
import { Typography } from '@sopaan/ui/core';
import { Dialog, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { UnlockWalletForm } from '@sopaan/ui/unlock-wallet-form';
import { useId } from 'react';

interface UnlockDialogProps {
  open: boolean;
  /** The email address of the account, for password managers. */
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
        <UnlockWalletForm email={email} unlock={unlock} onUnlocked={onClose} onCancel={onClose}>
          <Typography>
            Unlock it with your Sopaan password. What you have entered here stays.
          </Typography>
        </UnlockWalletForm>
      </DialogContent>
    </Dialog>
  );
}
