import { Box } from '@sopaan/ui/core';
import { PublicProfileCard } from '../features/public-profile/components/public-profile-card';
import { SettingsSection } from '../features/settings/components/settings-section';

/** `/profile/account`: settings of the account, and of the public page. */
export function AccountSection() {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SettingsSection />
      <PublicProfileCard />
    </Box>
  );
}
