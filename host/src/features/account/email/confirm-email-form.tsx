import { call } from '@sopaan/api-client/call';
import { changeEmailEndpoint } from '@sopaan/schemas/account-email';
import { passwordField } from '@sopaan/schemas/account-fields';
import { object } from 'yup';
import { AccountForm } from '../form/account-form';
import { AccountName } from '../form/account-name';
import { CurrentPasswordField } from '../form/current-password-field';

const schema = object({ password: passwordField });

interface ConfirmEmailFormProps {
  email: string;
  done: (message: string) => void;
  cancel: () => void;
}

/** Sends a link to the address that the account has. */
export function ConfirmEmailForm({ email, done, cancel }: ConfirmEmailFormProps) {
  return (
    <AccountForm
      label="Send a confirmation"
      initialValues={{ password: '' }}
      schema={schema}
      send={({ password }) => call(changeEmailEndpoint, { email, password })}
      onDone={() => done(`We sent a link to ${email}. Press it, and the address is confirmed.`)}
      onCancel={cancel}
      submitLabel="Send the link"
      failure="The link could not be sent"
    >
      <AccountName />
      <CurrentPasswordField name="password" />
    </AccountForm>
  );
}
