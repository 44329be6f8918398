import { SettingsDialog } from '../dialog/settings-dialog';
import { PasswordForm } from './password-form';

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <SettingsDialog title="Change Password" text="Update your password below." onClose={onClose}>
      {(form) => <PasswordForm {...form} />}
    </SettingsDialog>
  );
}
