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

/** Another link is on its way, in place of one that has expired. */
export function LinkSent({ email, sentAt, resend }: LinkSentProps) {
  const state: AuthState = { email, sentAt };
  return (
    <AuthCard
      title="Check your email"
      icon={{ name: 'mail', tone: 'primary' }}
      focused
      introduction={
        <>
          A new link is on its way to <strong>{email}</strong>. It works for 24 hours.
        </>
      }
      foot={
        <>
          Is this the browser that you signed up in? Then you may as well{' '}
          <AppLink to={paths.enterCode} state={state} underline="always">
            type in the code
          </AppLink>
          .
        </>
      }
    >
      <SendAgain send={resend} sentAt={sentAt} done="Another mail is on its way." />
    </AuthCard>
  );
}
