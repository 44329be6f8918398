import { Box } from '@sopaan/ui/core';
import { AccountSection } from '../page/account-section';
import { DeleteAccount } from './delete-account';
import { ExportAccount } from './export-account';

/** What is kept about the account: all of it as a file, and its end. */
export function DataSection() {
  return (
    <AccountSection
      id="data"
      title="Your data"
      description="They are yours: take them with you, or have them deleted."
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <ExportAccount />
        <DeleteAccount />
      </Box>
    </AccountSection>
  );
}
