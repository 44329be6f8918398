import { paths } from '@sopaan/contract/paths';
import { AppLink, Box } from '@sopaan/ui/core';
import { useState } from 'react';
import { ActionButton } from '../action-button';
import { ProblemBox } from '../../../problem/problem-box';
import { problemText } from '../../../problem/problem-text';
import { useAuthState, type AuthState } from '../use-auth-state';
import { useNext, withNext } from '../use-next';

interface CodeExpiredProps {
  /** Sends a new code, and asks for it. */
  renew: () => Promise<void>;
}

const TOO_LATE = 'It is too old, was tried too often, or was sent to a sign-up in another browser.';

/** Stands in place of the form when its code has no chance any more. */
export function CodeExpired({ renew }: CodeExpiredProps) {
  const [problem, setProblem] = useState(TOO_LATE);
  const next = useNext();
  const { email } = useAuthState();
  const state: AuthState = { email };

  const press = async () => {
    try {
      await renew();
    } catch (error) {
      setProblem(problemText(error));
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <ProblemBox title="This code does not work any more" problem={problem} />
      <ActionButton size="large" onPress={press} pending="Sending…">
        Send a new code
      </ActionButton>
      <Box sx={{ typography: 'body2' }}>
        Did you sign up in another browser? Then{' '}
        <AppLink to={withNext(paths.login, next)} state={state} underline="always">
          log in
        </AppLink>{' '}
        here with your password: that sends a code for this one.
      </Box>
    </Box>
  );
}
