import { changeEmailSchema } from '@sopaan/schemas/account/email';
import { emailField } from '@sopaan/schemas/account/fields';
import { FormTextField } from '@sopaan/ui/forms';
import { useMemo } from 'react';
import { changeEmail } from '../api/change-account';
import { AccountForm } from '../form/account-form';
import { CurrentPasswordField } from '../form/current-password-field';

interface ChangeEmailFormProps {
  /** The current address. */
  email: string;
  done: (message: string) => void;
  cancel: () => void;
}

/** Requests a change of the address, which takes effect when the link sent to the new address is opened. */
export function ChangeEmailForm({ email, done, cancel }: ChangeEmailFormProps) {
  const schema = useMemo(() => createSchema(email), [email]);
  return (
    <AccountForm
      label="Change email"
      initialValues={{ email: '', password: '' }}
      schema={schema}
      send={(values) => changeEmail(schema.cast(values))}
      onDone={(values) =>
        done(
          `We sent a link to ${schema.cast(values).email}. Your email stays ${email} until you open the link.`,
        )
      }
      onCancel={cancel}
      submitLabel="Send link"
      errorTitle="The link could not be sent"
    >
      <FormTextField
        name="email"
        label="New email"
        type="email"
        required
        autoComplete="email"
        hint="We'll email you a link to confirm it's yours."
      />
      <CurrentPasswordField name="password" />
    </AccountForm>
  );
}

const createSchema = (current: string) =>
  changeEmailSchema.shape({
    email: emailField.test(
      'another',
      'This is already your email address.',
      (email) => email.toLowerCase() !== current.toLowerCase(),
    ),
  });
