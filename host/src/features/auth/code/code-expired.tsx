import { paths } from '@sopaan/contract/paths';
import { AppLink, Box } from '@sopaan/ui/core';
import { useState } from 'react';
import { ActionButton } from '../action-button';
import { ErrorAlert } from '../../../errors/error-alert';
import { getErrorMessage } from '../../../errors/error-message';
import { useAuthState, type AuthState } from '../use-auth-state';
import { useNext, withNext } from '../use-next';

interface CodeExpiredProps {
  /** Sends a new code and shows the form again. */
  renew: () => Promise<void>;
}

const EXPIRED =
  'It has expired, was entered incorrectly too many times, or belongs to a sign-up in another browser.';

/** Replaces the form when its code is no longer valid. */
export function CodeExpired({ renew }: CodeExpiredProps) {
  const [errorMessage, setErrorMessage] = useState(EXPIRED);
  const next = useNext();
  const { email } = useAuthState();
  const state: AuthState = { email };

  const press = async () => {
    try {
      await renew();
    } catch (error) {
      setErrorMessage(getErrorMessage(error));
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <ErrorAlert title="This code is no longer valid" message={errorMessage} />
      <ActionButton size="large" onPress={press} pending="Sending…">
        Send a new code
      </ActionButton>
      <Box sx={{ typography: 'body2' }}>
        Did you sign up in another browser? Then{' '}
        <AppLink to={withNext(paths.login, next)} state={state} underline="always">
          log in
        </AppLink>{' '}
        here with your password, and we will send a code for this browser.
      </Box>
    </Box>
  );
}
