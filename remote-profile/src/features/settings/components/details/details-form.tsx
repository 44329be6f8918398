import { PREFERRED_LANGUAGES } from '@sopaan/schemas/account/settings-form';
import { personalDetailsFormOf, type AccountSettings } from '@sopaan/schemas/account/settings';
import { FormSelect, FormTextField } from '@sopaan/ui/forms';
import { useState } from 'react';
import { useSavePersonalDetails } from '../../api/use-save-settings';
import type { SettingsFormProps } from '../dialog/settings-dialog';
import { SettingsForm } from '../form/settings-form';

interface DetailsFormProps extends SettingsFormProps {
  settings: AccountSettings;
}

export function DetailsForm({ settings, ...form }: DetailsFormProps) {
  // A later fetch must not change what the input is compared with.
  const [{ name, dob, language, revision }] = useState(settings);
  const [schema] = useState(() => personalDetailsFormOf(name));
  const { mutateAsync } = useSavePersonalDetails();
  return (
    <SettingsForm
      {...form}
      label="Personal Details"
      initialValues={{ name, dob, language }}
      schema={schema}
      save={async (values) => {
        const { name: newName, ...details } = schema.cast(values);
        await mutateAsync({ ...details, ...(newName !== name && { name: newName }), revision });
        return 'Your personal details have been saved.';
      }}
      errorTitle="Your personal details could not be saved"
    >
      <FormTextField name="name" label="Name" required autoComplete="name" />
      <FormTextField
        name="dob"
        label="Date of birth"
        type="date"
        required
        autoComplete="bday"
        hint="Never shown to others."
      />
      <FormSelect
        name="language"
        label="Preferred language"
        required
        options={PREFERRED_LANGUAGES}
        hint="Sopaan is in English for now. We store your choice for when it is available in Hindi."
      />
    </SettingsForm>
  );
}
