import { paths } from '@sopaan/contract/paths';
import { AppLink, LinkButton } from '@sopaan/ui/core';
import { AuthCard } from './auth-card';
import type { AuthState } from './use-auth-state';
import { useNext, withNext } from './use-next';

/** Shown when the email address got an account by another mail, or in another browser, before the code or link was used. */
export function AddressTaken({ email }: { email: string | undefined }) {
  const next = useNext();
  const state: AuthState = { email };
  return (
    <AuthCard
      title="This email already has an account"
      icon={{ name: 'user', tone: 'primary' }}
      focusOnTitle
      introduction={<>Log in with {email ? <strong>{email}</strong> : 'your email'}.</>}
      foot={
        <AppLink to={paths.forgotPassword} state={state} underline="always">
          Forgot your password?
        </AppLink>
      }
    >
      <LinkButton
        to={withNext(paths.login, next)}
        state={state}
        variant="contained"
        size="large"
        fullWidth
      >
        Log in
      </LinkButton>
    </AuthCard>
  );
}
