import { paths } from '@sopaan/contract/paths';
import { AppLink, LinkButton } from '@sopaan/ui/core';
import { AuthCard } from '../auth-card';
import type { AuthState } from '../use-auth-state';

export type Refusal = 'used' | 'expired' | 'invalid';

const WORDS = {
  used: {
    title: 'This link has been used',
    text: 'Your password was changed with it, or since. A link works once.',
  },
  expired: { title: 'This link has expired', text: 'It worked for an hour. Ask for a new one.' },
  invalid: {
    title: 'This link is not valid',
    text: 'Perhaps it was not copied whole, or a newer mail has taken its place.',
  },
} as const;

interface ResetRefusedProps {
  why: Refusal;
  email?: string;
  focused?: boolean;
}

/** A link that sets no password, and how to get one that does. */
export function ResetRefused({ why, email, focused = false }: ResetRefusedProps) {
  const { title, text } = WORDS[why];
  const state: AuthState = { email };
  return (
    <AuthCard
      title={title}
      introduction={text}
      icon={{ name: why === 'expired' ? 'clock' : 'alert', tone: 'warning' }}
      focused={focused}
      foot={
        <>
          Do you know your password?{' '}
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
        Ask for a new link
      </LinkButton>
    </AuthCard>
  );
}
