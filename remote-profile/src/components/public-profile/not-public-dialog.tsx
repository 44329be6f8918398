import { paths } from '@sopaan/contract/paths';
import { Button, LinkButton } from '@sopaan/ui/core';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@sopaan/ui/panels';
import { useId } from 'react';

interface NotPublicDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Explains why there is nothing to share yet, with a link to the switch that makes the profile public. */
export function NotPublicDialog({ open, onClose }: NotPublicDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>Your profile is private</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>
          Only you can see it. To share it, switch on your public page in the settings. You choose
          its sections; your phone number, email and address are never on it.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Not now</Button>
        <LinkButton to={`${paths.profile('account')}#public-profile`} variant="contained">
          Go to settings
        </LinkButton>
      </DialogActions>
    </Dialog>
  );
}
