import { call } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { bus } from '@sopaan/events/bus';
import { deleteAccountEndpoint, deleteAccountSchema } from '@sopaan/schemas/account-data';
import { endSession } from '@sopaan/session/actions';
import { Box, Typography } from '@sopaan/ui/core';
import { Dialog, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { AccountForm } from '../form/account-form';
import { AccountName } from '../form/account-name';
import { CurrentPasswordField } from '../form/current-password-field';

/** Says what goes, and asks for the password before it does. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const textId = useId();
  const navigate = useNavigate();
  const leave = () => {
    endSession();
    const message = 'Your account is deleted. All the best to you.';
    bus.publish('toast:requested', { kind: 'success', message }, 'host');
    void navigate(paths.home, { replace: true });
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      aria-describedby={textId}
      // A slip of the pointer does not throw away what was typed.
      onClose={(_event, cause) => cause === 'escapeKeyDown' && onClose()}
    >
      <DialogTitle id={titleId}>Delete your account?</DialogTitle>
      <DialogContent>
        <Box id={textId} sx={{ mb: 2.5 }}>
          <Typography>This deletes, at once and for good:</Typography>
          <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
            <li>your profile, your documents and your settings</li>
            <li>what you joined, applied for, liked and solved</li>
            <li>your sign-in on every device</li>
          </Box>
          <Typography>It cannot be brought back.</Typography>
        </Box>
        <AccountForm
          label="Delete my account"
          initialValues={{ password: '' }}
          schema={deleteAccountSchema}
          send={(values) => call(deleteAccountEndpoint, values)}
          onDone={leave}
          onCancel={onClose}
          submitLabel="Delete my account"
          danger
          failure="Your account could not be deleted"
        >
          <AccountName />
          <CurrentPasswordField name="password" />
        </AccountForm>
      </DialogContent>
    </Dialog>
  );
}
