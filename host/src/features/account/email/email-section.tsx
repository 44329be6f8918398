import { fetchUser } from '@sopaan/session/actions';
import { useUser } from '@sopaan/session/user';
import { FailedState, LoadingState } from '@sopaan/ui/core';
import { AccountSection } from '../page/account-section';
import { EmailAddress } from './email-address';
import { useFreshUser } from './use-fresh-user';

/** The address of the account, whether it is one's own, and its change. */
export function EmailSection() {
  return (
    <AccountSection
      id="email"
      title="Email"
      description="You log in with it, and we write to it when something about your account changes."
    >
      <Address />
    </AccountSection>
  );
}

function Address() {
  useFreshUser();
  const { userData, loading, error } = useUser((state) => state);
  if (userData) {
    const { is_verified, personalInfo } = userData;
    return <EmailAddress email={personalInfo.email} confirmed={is_verified} />;
  }
  if (!error || loading) return <LoadingState shape="text" minHeight={120} />;
  return (
    <FailedState
      title="Your email address could not be read"
      description={error}
      onRetry={() => fetchUser()}
      level="h3"
    />
  );
}
