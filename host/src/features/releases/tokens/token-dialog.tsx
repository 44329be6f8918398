import { call } from '@sopaan/api-client/call';
import { createTokenEndpoint } from '@sopaan/schemas/release-token';
import { FormSelect, FormTextField } from '@sopaan/ui/forms';
import { useState } from 'react';
import { ChangeDialog } from '../change/change-dialog';
import { ShownOnce } from '../change/shown-once';
import { named } from '../console/named';
import { useUnits } from '../parts/use-units';
import { tokenFormSchema } from './token-form-schema';

/** Makes a deploy token, and shows its secret once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState('');
  const units = useUnits();
  if (secret) {
    return (
      <ShownOnce
        title="The new token"
        label="Secret"
        value={secret}
        warning="This is the only time that it is shown. Keep it where secrets are kept: whoever has it can publish and promote."
        onClose={onClose}
      />
    );
  }
  return (
    <ChangeDialog
      title="Make a deploy token"
      initialValues={{ name: '', unit: '' }}
      schema={tokenFormSchema}
      submitLabel="Make the token"
      send={async ({ name, unit }) => {
        const made = await call(createTokenEndpoint, { name: name.trim(), unit: unit || null });
        setSecret(made.secret);
      }}
      onDone={() => undefined}
      onClose={onClose}
    >
      <FormTextField
        name="name"
        label="Name"
        required
        autoComplete="off"
        hint="For example explore-team. The audit log shows it."
      />
      <FormSelect
        name="unit"
        label="Unit"
        options={named(units)}
        placeholder="All units, tokens and locks"
        creatable
        clearable
        hint="The one that it may publish and promote; without one, it may do everything."
      />
    </ChangeDialog>
  );
}
