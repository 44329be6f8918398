import { paths } from '@sopaan/contract/paths';
import { Alert, AppLink, Box } from '@sopaan/ui/core';
import { ApiForm, OutcomeBox, SubmitButton, useSubmitFailure } from '@sopaan/ui/forms';
import { object } from 'yup';
import { useAuthState, type AuthState } from '../use-auth-state';
import { useNext, withNext } from '../use-next';

const noFields = object({});

interface CodeExpiredProps {
  /** Sends a new code and shows the form again. */
  renew: () => Promise<void>;
}

const EXPIRED =
  'It has expired, was entered incorrectly too many times, or belongs to a sign-up in another browser.';

/** Replaces the form when its code is no longer valid. */
export function CodeExpired({ renew }: CodeExpiredProps) {
  const next = useNext();
  const { email } = useAuthState();
  const state: AuthState = { email };
  return (
    <ApiForm initialValues={{}} schema={noFields} send={renew}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Reason />
        <SubmitButton size="large">Send a new code</SubmitButton>
        <Box sx={{ typography: 'body2' }}>
          Did you sign up in another browser? Then{' '}
          <AppLink to={withNext(paths.login, next)} state={state} underline="always">
            log in
          </AppLink>{' '}
          here with your password, and we will send a code for this browser.
        </Box>
      </Box>
    </ApiForm>
  );
}

/** Why the code is not valid, or why a new one could not be sent. */
function Reason() {
  const failure = useSubmitFailure();
  return (
    <OutcomeBox outcome={failure ?? EXPIRED}>
      <Alert severity="error" title="This code is no longer valid">
        {failure?.message ?? EXPIRED}
      </Alert>
    </OutcomeBox>
  );
}
