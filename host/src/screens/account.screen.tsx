import type { ScreenModule } from '@sopaan/contract/remote';
import { paths } from '@sopaan/contract/paths';
import { Box, Container, LinkButton, PageHeading, PageTitle } from '@sopaan/ui/core';
import { sessionsQuery } from '../features/account/api/get-sessions';
import { DataSection } from '../features/account/data/data-section';
import { DevicesSection } from '../features/account/devices/devices-section';
import { EmailSection } from '../features/account/email/email-section';
import { PasswordSection } from '../features/account/password/password-section';

/** `/account`: email, password, logged-in devices and data of the account. */
export function Component() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, sm: 4 } }}>
      <PageTitle title="Account and security" />
      <PageHeading
        title="Account and security"
        description="How you log in, where you are logged in, and the data we keep about you."
        actions={
          <LinkButton to={paths.profile()} variant="outlined">
            Your profile
          </LinkButton>
        }
      />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <EmailSection />
        <PasswordSection />
        <DevicesSection />
        <DataSection />
      </Box>
    </Container>
  );
}

/** Starts fetching the devices. The page does not wait for them. */
export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(sessionsQuery());
};
