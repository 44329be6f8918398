import { changePasswordSchema } from '@sopaan/schemas/account/password';
import { NewPasswordFields } from '../../../new-password/new-password-fields';
import { useQueryClient } from '@tanstack/react-query';
import { changePassword } from '../api/change-account';
import { sessionsQuery } from '../api/get-sessions';
import { AccountForm } from '../form/account-form';
import { UsernameField } from '../form/username-field';
import { CurrentPasswordField } from '../form/current-password-field';

interface ChangePasswordFormProps {
  done: (message: string) => void;
  cancel: () => void;
}

export function ChangePasswordForm({ done, cancel }: ChangePasswordFormProps) {
  const queryClient = useQueryClient();
  return (
    <AccountForm
      label="Change password"
      initialValues={{ currentPassword: '', password: '', confirmPassword: '' }}
      schema={changePasswordSchema}
      send={changePassword}
      onDone={() => {
        void queryClient.invalidateQueries(sessionsQuery());
        done('Your password has been changed. Your other devices have been logged out.');
      }}
      onCancel={cancel}
      submitLabel="Change password"
      errorTitle="Your password could not be changed"
    >
      <UsernameField />
      <CurrentPasswordField name="currentPassword" />
      <NewPasswordFields />
    </AccountForm>
  );
}
