import { settingsFormSchema } from '@sopaan/schemas/account/settings-form';
import { FormPasswordField } from '@sopaan/ui/forms';
import { useChangePassword } from '../../api/use-change-password';
import type { SettingsFormProps } from '../dialog/settings-dialog';
import { CurrentPasswordField } from '../form/current-password-field';
import { SettingsForm } from '../form/settings-form';
import { UsernameField } from '../form/username-field';

const schema = settingsFormSchema.pick(['currentPassword', 'newPassword', 'confirmPassword']);

export function PasswordForm(form: SettingsFormProps) {
  const { mutateAsync } = useChangePassword();
  return (
    <SettingsForm
      {...form}
      label="Change Password"
      initialValues={{ currentPassword: '', newPassword: '', confirmPassword: '' }}
      schema={schema}
      save={async ({ currentPassword, newPassword }) => {
        await mutateAsync({ currentPassword, password: newPassword });
        return 'Your password has been changed. Your other devices have been logged out.';
      }}
      // The API calls the new password `password`.
      toFieldErrors={({ currentPassword, password }) => ({
        ...(currentPassword !== undefined && { currentPassword }),
        ...(password !== undefined && { newPassword: password }),
      })}
      errorTitle="Your password could not be changed"
    >
      <UsernameField />
      <CurrentPasswordField name="currentPassword" />
      <FormPasswordField
        name="newPassword"
        label="New password"
        required
        autoComplete="new-password"
        hint="At least 8 characters. A few random words make a strong password."
      />
      <FormPasswordField
        name="confirmPassword"
        label="Confirm new password"
        required
        autoComplete="new-password"
      />
    </SettingsForm>
  );
}
