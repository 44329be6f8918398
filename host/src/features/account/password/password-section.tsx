import { AccountSection } from '../page/account-section';
import { FormBehindButton } from '../form/form-behind-button';
import { ChangePasswordForm } from './change-password-form';

/** The change of the password. */
export function PasswordSection() {
  return (
    <AccountSection
      id="password"
      title="Password"
      description="A new one signs you out on all other devices."
    >
      <FormBehindButton label="Change password">
        {(form) => <ChangePasswordForm {...form} />}
      </FormBehindButton>
    </AccountSection>
  );
}
