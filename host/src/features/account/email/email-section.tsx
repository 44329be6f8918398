import { fetchUser } from '@sopaan/session/actions';
import { useUser } from '@sopaan/session/user';
import { FailedState, LoadingState } from '@sopaan/ui/core';
import { AccountSection } from '../page/account-section';
import { EmailAddress } from './email-address';
import { useFreshUser } from './use-fresh-user';

/** The account's email address: its confirmation and its change. */
export function EmailSection() {
  return (
    <AccountSection
      id="email"
      title="Email"
      description="You log in with it, and we email you when something about your account changes."
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
      title="Your email address could not be loaded"
      description={error}
      onRetry={() => fetchUser()}
      level="h3"
    />
  );
}
