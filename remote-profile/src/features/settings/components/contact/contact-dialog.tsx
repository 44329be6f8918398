import { SettingsDialog } from '../dialog/settings-dialog';
import { LoadedSettings } from '../dialog/loaded-settings';
import { ContactForm } from './contact-form';

const TEXT =
  'Update your contact details below. Make sure to provide at least one primary contact method.';

export function ContactDialog({ onClose }: { onClose: () => void }) {
  return (
    <SettingsDialog title="Contact Information" text={TEXT} onClose={onClose}>
      {(form) => (
        <LoadedSettings>
          {(settings) => <ContactForm {...form} settings={settings} />}
        </LoadedSettings>
      )}
    </SettingsDialog>
  );
}
