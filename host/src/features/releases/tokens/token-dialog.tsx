import { FormSelect, FormTextField } from '@sopaan/ui/forms';
import { useState } from 'react';
import { createToken } from '../api/change-tokens';
import { ChangeDialog } from '../change/change-dialog';
import { SecretDialog } from '../change/secret-dialog';
import { toOptions } from '../console/to-options';
import { useUnits } from '../release-choice/use-units';
import { tokenFormSchema } from './token-form-schema';

/** Creates a deploy token and shows its secret once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState('');
  const units = useUnits();
  if (secret) {
    return (
      <SecretDialog
        title="New token"
        label="Secret"
        value={secret}
        warning="It is shown only once. Store it safely: anyone who has it can publish and promote."
        onClose={onClose}
      />
    );
  }
  return (
    <ChangeDialog
      title="Create deploy token"
      initialValues={{ name: '', unit: '' }}
      schema={tokenFormSchema}
      submitLabel="Create token"
      send={async ({ name, unit }) => {
        const created = await createToken({ name: name.trim(), unit: unit || null });
        setSecret(created.secret);
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
        options={toOptions(units)}
        placeholder="All units, tokens and locks"
        creatable
        clearable
        hint="The unit that it may publish and promote. Leave empty to allow everything."
      />
    </ChangeDialog>
  );
}
