import { Box } from '@sopaan/ui/core';
import { SettingsGroup } from '../group/settings-group';
import { DeleteAccount } from './delete-account';
import { ExportAccount } from './export-account';
import { ImportProfile } from './import-profile';

/** Export and import of the account's data, and deletion of the account. */
export function DataSection() {
  return (
    <SettingsGroup
      id="data"
      title="Your data"
      description="Download a copy of your data, import one, or delete your account."
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <ExportAccount />
        <ImportProfile />
        <DeleteAccount />
      </Box>
    </SettingsGroup>
  );
}
