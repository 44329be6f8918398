import { Box } from '@sopaan/ui/core';
import { AccountSection } from '../page/account-section';
import { DeleteAccount } from './delete-account';
import { ExportAccount } from './export-account';

/** Export of the account's data, and deletion of the account. */
export function DataSection() {
  return (
    <AccountSection
      id="data"
      title="Your data"
      description="Download a copy of your data, or delete your account."
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <ExportAccount />
        <DeleteAccount />
      </Box>
    </AccountSection>
  );
}
