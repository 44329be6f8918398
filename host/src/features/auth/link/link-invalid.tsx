import { paths } from '@sopaan/contract/paths';
import { useSession } from '@sopaan/session/session';
import { AppLink, LinkButton } from '@sopaan/ui/core';
import { AuthCard } from '../auth-card';

/** Shown for a link that was never valid or no longer is. */
export function LinkInvalid({ focusOnTitle = false }: { focusOnTitle?: boolean }) {
  const isMember = useSession(({ status }) => status === 'member');
  const signUp = (
    <>
      New here?{' '}
      <AppLink to={paths.signUp} underline="always">
        Create account
      </AppLink>
    </>
  );
  return (
    <AuthCard
      title="This link is not valid"
      icon={{ name: 'alert', tone: 'warning' }}
      focusOnTitle={focusOnTitle}
      introduction="It may have been copied incompletely, or replaced by a newer one. Open the link in the latest email from us."
      foot={!isMember && signUp}
    >
      <LinkButton
        to={isMember ? paths.account : paths.login}
        variant="contained"
        size="large"
        fullWidth
      >
        {isMember ? 'Go to my account' : 'Log in'}
      </LinkButton>
    </AuthCard>
  );
}
