import { paths } from '@sopaan/contract/paths';
import { AppLink, LinkButton } from '@sopaan/ui/core';
import { requestPasswordLink } from '../api/password';
import { AuthCard } from '../auth-card';
import { SendAgain } from '../send-again';
import { useAuthState } from '../use-auth-state';

/** `/auth/forgot-password/sent`: the text does not reveal whether the account exists. */
export function SentPage() {
  const { email, sentAt } = useAuthState();
  return (
    <AuthCard
      title="Check your email"
      icon={{ name: 'mail', tone: 'primary' }}
      introduction={
        <>
          If there is an account with {email ? <strong>{email}</strong> : 'this address'}, an email
          is on its way. The link in the latest email is valid for one hour.
        </>
      }
      foot={
        <>
          Nothing there? Check your spam folder, or{' '}
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
          send={() => requestPasswordLink(email)}
          sentAt={sentAt}
          sentMessage="If the account exists, the latest email has arrived or is on its way."
        />
      ) : (
        <LinkButton to={paths.forgotPassword} variant="outlined" size="large" fullWidth>
          Request another link
        </LinkButton>
      )}
    </AuthCard>
  );
}
