import { LoadedSettings } from '../dialog/loaded-settings';
import { SettingsDialog } from '../dialog/settings-dialog';
import { DetailsForm } from './details-form';

export function DetailsDialog({ onClose }: { onClose: () => void }) {
  return (
    <SettingsDialog
      title="Personal Details"
      text="Update your personal details below."
      onClose={onClose}
    >
      {(form) => (
        <LoadedSettings>
          {(settings) => <DetailsForm {...form} settings={settings} />}
        </LoadedSettings>
      )}
    </SettingsDialog>
  );
}
