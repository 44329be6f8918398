import { deleteAccountSchema } from '@sopaan/schemas/account/data';
import { Box, Typography } from '@sopaan/ui/core';
import { Dialog, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useId } from 'react';
import { deleteAccount } from '../../api/delete-account';
import { AccountForm } from '../form/account-form';
import { UsernameField } from '../form/username-field';
import { CurrentPasswordField } from '../form/current-password-field';

/** Lists what is deleted and asks for the password. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      aria-describedby={textId}
      // A click on the backdrop must not discard what was typed.
      onClose={(_event, cause) => cause === 'escapeKeyDown' && onClose()}
    >
      <DialogTitle id={titleId}>Delete your account?</DialogTitle>
      <DialogContent>
        <Box id={textId} sx={{ mb: 2.5 }}>
          <Typography>This immediately and permanently deletes:</Typography>
          <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
            <li>your profile, your documents and your settings</li>
            <li>your registrations, applications, likes and solutions</li>
            <li>your sessions on every device</li>
          </Box>
          <Typography>This cannot be undone.</Typography>
        </Box>
        <AccountForm
          label="Delete my account"
          initialValues={{ password: '' }}
          schema={deleteAccountSchema}
          send={deleteAccount}
          onDone={onClose}
          onCancel={onClose}
          submitLabel="Delete my account"
          danger
          errorTitle="Your account could not be deleted"
        >
          <UsernameField />
          <CurrentPasswordField name="password" />
        </AccountForm>
      </DialogContent>
    </Dialog>
  );
}
