import { paths } from '@sopaan/contract/paths';
import { AppLink } from '@sopaan/ui/core';
import { AuthCard } from '../auth-card';
import { SendAgain } from '../send-again';
import type { AuthState } from '../use-auth-state';

interface LinkSentProps {
  email: string;
  sentAt: number;
  resend: () => Promise<unknown>;
}

/** Shown when a new link has been sent in place of an expired one. */
export function LinkSent({ email, sentAt, resend }: LinkSentProps) {
  const state: AuthState = { email, sentAt };
  return (
    <AuthCard
      title="Check your email"
      icon={{ name: 'mail', tone: 'primary' }}
      focusOnTitle
      introduction={
        <>
          A new link is on its way to <strong>{email}</strong>. It is valid for 24 hours.
        </>
      }
      foot={
        <>
          Did you sign up in this browser? Then you can also{' '}
          <AppLink to={paths.enterCode} state={state} underline="always">
            enter the code
          </AppLink>
          .
        </>
      }
    >
      <SendAgain send={resend} sentAt={sentAt} sentMessage="Another email is on its way." />
    </AuthCard>
  );
}
