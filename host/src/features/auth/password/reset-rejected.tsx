import { paths } from '@sopaan/contract/paths';
import { AppLink, LinkButton } from '@sopaan/ui/core';
import { AuthCard } from '../auth-card';
import type { AuthState } from '../use-auth-state';

export type Rejection = 'used' | 'expired' | 'invalid';

const TEXTS = {
  used: {
    title: 'This link has been used',
    text: 'Each link works only once. Request a new one to change your password again.',
  },
  expired: {
    title: 'This link has expired',
    text: 'It was valid for one hour. Request a new one.',
  },
  invalid: {
    title: 'This link is not valid',
    text: 'It may have been copied incompletely, or replaced by a newer one.',
  },
} as const;

interface ResetRejectedProps {
  reason: Rejection;
  email?: string;
  focusOnTitle?: boolean;
}

/** Shown for a link that can no longer set a password, and offers a new one. */
export function ResetRejected({ reason, email, focusOnTitle = false }: ResetRejectedProps) {
  const { title, text } = TEXTS[reason];
  const state: AuthState = { email };
  return (
    <AuthCard
      title={title}
      introduction={text}
      icon={{ name: reason === 'expired' ? 'clock' : 'alert', tone: 'warning' }}
      focusOnTitle={focusOnTitle}
      foot={
        <>
          Remember your password?{' '}
          <AppLink to={paths.login} state={state} underline="always">
            Log in
          </AppLink>
        </>
      }
    >
      <LinkButton
        to={paths.forgotPassword}
        state={state}
        variant="contained"
        size="large"
        fullWidth
      >
        Request a new link
      </LinkButton>
    </AuthCard>
  );
}
