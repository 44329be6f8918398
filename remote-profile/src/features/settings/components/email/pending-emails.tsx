import { Alert, Box } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { accountSettingsQuery } from '../../api/get-account-settings';
import { ExpandableForm } from '../form/expandable-form';
import { ConfirmEmailForm } from './confirm-email-form';

/** The addresses of the account that have not been confirmed yet. */
export function PendingEmails() {
  const { data } = useQuery(accountSettingsQuery());
  if (!data) return null;
  const { primaryEmail, isPrimaryEmailConfirmed } = data;
  const { pendingPrimaryEmail, recoveryEmail, pendingRecoveryEmail } = data;
  return (
    <>
      {!isPrimaryEmailConfirmed && (
        <Alert severity="warning" role="none" title="Confirm your email address">
          <Box sx={{ display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
            {primaryEmail} is not confirmed yet.
            <ExpandableForm label="Send confirmation link">
              {(form) => <ConfirmEmailForm email={primaryEmail} {...form} />}
            </ExpandableForm>
          </Box>
        </Alert>
      )}
      {pendingPrimaryEmail && (
        <Alert severity="info" title="Confirm your new email address">
          Open the link in the email that we sent to <Address>{pendingPrimaryEmail}</Address>. Until
          then your address is <Address>{primaryEmail}</Address>.
        </Alert>
      )}
      {pendingRecoveryEmail && (
        <Alert severity="info" title="Confirm your recovery email">
          Open the link in the email that we sent to <Address>{pendingRecoveryEmail}</Address>.
          {recoveryEmail && (
            <>
              {' '}
              Until then your recovery email is <Address>{recoveryEmail}</Address>.
            </>
          )}
        </Alert>
      )}
    </>
  );
}

function Address({ children }: { children: string }) {
  return (
    <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}
