import { call } from '@sopaan/api-client/call';
import { changeEmailEndpoint, changeEmailSchema } from '@sopaan/schemas/account-email';
import { emailField } from '@sopaan/schemas/account-fields';
import { FormTextField } from '@sopaan/ui/forms';
import { useMemo } from 'react';
import { AccountForm } from '../form/account-form';
import { CurrentPasswordField } from '../form/current-password-field';

interface ChangeEmailFormProps {
  /** The present address. */
  email: string;
  done: (message: string) => void;
  cancel: () => void;
}

/** Asks for another address. Nothing changes until the link in the mail to it is pressed. */
export function ChangeEmailForm({ email, done, cancel }: ChangeEmailFormProps) {
  const schema = useMemo(() => schemaBeside(email), [email]);
  return (
    <AccountForm
      label="Change email"
      initialValues={{ email: '', password: '' }}
      schema={schema}
      send={(values) => call(changeEmailEndpoint, schema.cast(values))}
      onDone={(values) =>
        done(
          `We sent a link to ${schema.cast(values).email}. Your address stays ${email} until you press it.`,
        )
      }
      onCancel={cancel}
      submitLabel="Send the link"
      failure="The link could not be sent"
    >
      <FormTextField
        name="email"
        label="New email"
        type="email"
        required
        autoComplete="email"
        hint="We send a link to it, to be sure that it is yours."
      />
      <CurrentPasswordField name="password" />
    </AccountForm>
  );
}

const schemaBeside = (present: string) =>
  changeEmailSchema.shape({
    email: emailField.test(
      'another',
      'That is your address already.',
      (email) => email.toLowerCase() !== present.toLowerCase(),
    ),
  });
