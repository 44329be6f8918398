import {
  createContactFormSchema,
  hasNewEmail,
  type ContactForm as Values,
} from '@sopaan/schemas/account/contact-form';
import type { AccountSettings } from '@sopaan/schemas/account/settings';
import { FormTextField } from '@sopaan/ui/forms';
import { useState } from 'react';
import { useSaveContact } from '../../api/use-save-settings';
import type { SettingsFormProps } from '../dialog/settings-dialog';
import { CurrentPasswordField } from '../form/current-password-field';
import { SettingsForm } from '../form/settings-form';
import { UsernameField } from '../form/username-field';
import { savedText } from './contact-texts';

interface ContactFormProps extends SettingsFormProps {
  settings: AccountSettings;
}

export function ContactForm({ settings, ...form }: ContactFormProps) {
  // A later fetch must not change what the input is compared with.
  const [initial] = useState(settings);
  const [schema] = useState(() => createContactFormSchema(initial));
  const { mutateAsync } = useSaveContact();
  const save = async (input: Values) => {
    const values = schema.cast(input);
    const saved = await mutateAsync({ ...values, revision: initial.revision });
    return savedText(values, saved);
  };
  return (
    <SettingsForm
      {...form}
      label="Contact Information"
      initialValues={toValues(initial)}
      schema={schema}
      save={save}
      errorTitle="Your contact details could not be saved"
    >
      {({ values }) => (
        <>
          <UsernameField />
          <FormTextField
            name="primaryEmail"
            label="Primary email"
            type="email"
            required
            autoComplete="email"
            hint="You log in with it. A new address takes effect once you open the link we send to it."
          />
          <FormTextField
            name="recoveryEmail"
            label="Recovery email"
            type="email"
            autoComplete="off"
            hint="Password reset links are also sent to this address."
          />
          <FormTextField
            name="primaryPhone"
            label="Primary phone"
            type="tel"
            autoComplete="tel"
            hint="Suggested when you apply for a job."
          />
          <FormTextField
            name="recoveryPhone"
            label="Recovery phone"
            type="tel"
            autoComplete="off"
            hint="For our support team, if you lose access. We never send codes to it."
          />
          {hasNewEmail(values, initial) && <CurrentPasswordField name="currentPassword" />}
        </>
      )}
    </SettingsForm>
  );
}

function toValues(settings: AccountSettings): Values {
  const { primaryEmail, recoveryEmail, primaryPhone, recoveryPhone } = settings;
  return { primaryEmail, recoveryEmail, primaryPhone, recoveryPhone, currentPassword: '' };
}
