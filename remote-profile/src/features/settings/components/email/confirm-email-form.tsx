import { changeEmailSchema } from '@sopaan/schemas/account/email';
import { confirmEmail } from '../../api/confirm-email';
import { AccountForm } from '../form/account-form';
import { UsernameField } from '../form/username-field';
import { CurrentPasswordField } from '../form/current-password-field';

const schema = changeEmailSchema.pick(['password']);

interface ConfirmEmailFormProps {
  email: string;
  done: (message: string) => void;
  cancel: () => void;
}

/** Sends a confirmation link to the account's current address. */
export function ConfirmEmailForm({ email, done, cancel }: ConfirmEmailFormProps) {
  return (
    <AccountForm
      label="Send confirmation link"
      initialValues={{ password: '' }}
      schema={schema}
      send={({ password }) => confirmEmail({ email, password })}
      onDone={() => done(`We sent a link to ${email}. Open it to confirm your address.`)}
      onCancel={cancel}
      submitLabel="Send link"
      errorTitle="The link could not be sent"
    >
      <UsernameField />
      <CurrentPasswordField name="password" />
    </AccountForm>
  );
}
