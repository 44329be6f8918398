import { AccountSection } from '../page/account-section';
import { ExpandableForm } from '../form/expandable-form';
import { ChangePasswordForm } from './change-password-form';

export function PasswordSection() {
  return (
    <AccountSection
      id="password"
      title="Password"
      description="Changing it logs you out on all other devices."
    >
      <ExpandableForm label="Change password">
        {(form) => <ChangePasswordForm {...form} />}
      </ExpandableForm>
    </AccountSection>
  );
}
