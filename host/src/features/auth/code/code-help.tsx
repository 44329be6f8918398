import { paths } from '@sopaan/contract/paths';
import { AppLink, Box, Typography } from '@sopaan/ui/core';
import { useAuthState, type AuthState } from '../use-auth-state';
import { useNext, withNext } from '../use-next';

/** Help for visitors who have not received the mail. */
export function CodeHelp() {
  const next = useNext();
  const { email, firstName, lastName, ageGroup, parentEmail } = useAuthState();
  const signUpState: AuthState = { email, firstName, lastName, ageGroup, parentEmail };
  return (
    <>
      <Typography variant="subtitle2" component="h2">
        No email yet?
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 1 }}>
        <li>Give it a minute, and check your spam folder.</li>
        <li>
          Wrong address?{' '}
          <AppLink to={withNext(paths.signUp, next)} state={signUpState} underline="always">
            Change it
          </AppLink>
        </li>
        <li>
          Already have an account?{' '}
          <AppLink to={withNext(paths.login, next)} state={{ email }} underline="always">
            Log in
          </AppLink>
        </li>
      </Box>
    </>
  );
}
