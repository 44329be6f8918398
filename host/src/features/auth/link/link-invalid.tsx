import { paths } from '@sopaan/contract/paths';
import { useSession } from '@sopaan/session/session';
import { AppLink, LinkButton } from '@sopaan/ui/core';
import { AuthCard } from '../auth-card';

/** Words and ways on for an address that no mail of ours has. */
export function LinkInvalid({ focused = false }: { focused?: boolean }) {
  const member = useSession(({ status }) => status === 'member');
  const signUp = (
    <>
      New here?{' '}
      <AppLink to={paths.signUp} underline="always">
        Make an account
      </AppLink>
    </>
  );
  return (
    <AuthCard
      title="This link is not valid"
      icon={{ name: 'alert', tone: 'warning' }}
      focused={focused}
      introduction="Perhaps it was not copied whole, or a newer mail has taken its place. Open the link of our newest mail."
      foot={!member && signUp}
    >
      <LinkButton
        to={member ? paths.account : paths.login}
        variant="contained"
        size="large"
        fullWidth
      >
        {member ? 'Go to my account' : 'Log in'}
      </LinkButton>
    </AuthCard>
  );
}
