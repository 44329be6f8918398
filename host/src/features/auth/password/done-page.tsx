import { paths } from '@sopaan/contract/paths';
import { LinkButton } from '@sopaan/ui/core';
import { AuthCard } from '../auth-card';
import { useAuthState, type AuthState } from '../use-auth-state';

/** `/auth/forgot-password/done` */
export function DonePage() {
  const { email } = useAuthState();
  const state: AuthState = { email };
  return (
    <AuthCard
      title="Your password has been changed"
      icon={{ name: 'check', tone: 'success' }}
      introduction="All devices were logged out. Log in with your new password."
      // The form passes the email address in the history state; a page that was opened by its URL has none and keeps the focus.
      focusOnTitle={email !== undefined}
    >
      <LinkButton to={paths.login} state={state} variant="contained" size="large" fullWidth>
        Log in
      </LinkButton>
    </AuthCard>
  );
}
