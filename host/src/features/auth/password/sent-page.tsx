import { call } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { forgotPasswordEndpoint } from '@sopaan/schemas/account-password';
import { AppLink, LinkButton } from '@sopaan/ui/core';
import { AuthCard } from '../auth-card';
import { SendAgain } from '../send-again';
import { useAuthState } from '../use-auth-state';

/** `/auth/forgot-password/sent`: the same words whether there is such an account or not. */
export function SentPage() {
  const { email, sentAt } = useAuthState();
  return (
    <AuthCard
      title="Check your email"
      icon={{ name: 'mail', tone: 'primary' }}
      introduction={
        <>
          If there is an account with {email ? <strong>{email}</strong> : 'this address'}, a mail is
          on its way. The link of the newest mail works for an hour.
        </>
      }
      foot={
        <>
          Nothing there? Look into the spam folder, too, or{' '}
          <AppLink to={paths.forgotPassword} state={{ email }} underline="always">
            try another address
          </AppLink>
          . Back to{' '}
          <AppLink to={paths.login} state={{ email }} underline="always">
            log in
          </AppLink>
          .
        </>
      }
    >
      {email ? (
        <SendAgain
          send={() => call(forgotPasswordEndpoint, { email })}
          sentAt={sentAt}
          done="If there is such an account, its newest mail is there or on its way."
        />
      ) : (
        <LinkButton to={paths.forgotPassword} variant="outlined" size="large" fullWidth>
          Ask for another link
        </LinkButton>
      )}
    </AuthCard>
  );
}
