import { paths } from '@sopaan/contract/paths';
import { Box, Container, LinkButton, PageHeading } from '@sopaan/ui/core';
import { DataSection } from '../data/data-section';
import { DevicesSection } from '../devices/devices-section';
import { EmailSection } from '../email/email-section';
import { PasswordSection } from '../password/password-section';

/** `/account`: email, password, signed-in devices and data of the account. */
export function AccountPage() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, sm: 4 } }}>
      <title>Account and security | Sopaan</title>
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
