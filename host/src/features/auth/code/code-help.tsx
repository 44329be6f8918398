import { paths } from '@sopaan/contract/paths';
import { AppLink, Box, Typography } from '@sopaan/ui/core';
import { useAuthState, type AuthState } from '../use-auth-state';
import { useNext, withNext } from '../use-next';

/** For whom no mail has come. */
export function CodeHelp() {
  const next = useNext();
  const { email, firstName, lastName } = useAuthState();
  const typed: AuthState = { email, firstName, lastName };
  return (
    <>
      <Typography variant="subtitle2" component="h2">
        No mail yet?
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 1 }}>
        <li>Give it a minute, and look into the spam folder, too.</li>
        <li>
          Was the address mistyped?{' '}
          <AppLink to={withNext(paths.signUp, next)} state={typed} underline="always">
            Correct it
          </AppLink>
        </li>
        <li>
          Do you have an account already?{' '}
          <AppLink to={withNext(paths.login, next)} state={{ email }} underline="always">
            Log in
          </AppLink>
        </li>
      </Box>
    </>
  );
}
