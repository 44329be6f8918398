import { bus } from '@sopaan/events/bus';
import {
  GENDERS,
  MARITAL_STATUSES,
  walletDetailsSchema,
  type EditableDetails,
  type WalletDetails,
} from '@sopaan/schemas/wallet/details';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { DirtyObserver } from '@sopaan/ui/dirty-observer';
import { ApiForm, FormSelect, FormTextField, SubmitButton } from '@sopaan/ui/forms';
import { useState } from 'react';
import { ConflictDialog } from '../../../../components/conflict/conflict-dialog';
import { describeChange } from '../../../../components/conflict/describe-change';
import { toStored, useSaveDetails } from '../../api/use-save-details';
import { detailLabel } from './detail-label';

interface DetailsFormProps {
  details: EditableDetails;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
}

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export function DetailsForm({ details, onDirty, onSaved, onCancel }: DetailsFormProps) {
  // A refetch must not change the values that the form compares its input with.
  const [stored] = useState(() => toStored(details));
  const { send, conflict, closeConflict } = useSaveDetails({
    stored,
    onSaved() {
      const message = 'Personal details saved';
      bus.publish('toast:requested', { kind: 'success', message }, 'profile');
      onSaved();
    },
  });
  const change = conflict && describeChange(toLines(conflict.before), toLines(conflict.theirs));
  return (
    <ApiForm
      label="Personal details"
      initialValues={stored.data}
      schema={walletDetailsSchema}
      send={(values, helpers) => send(walletDetailsSchema.cast(values), helpers)}
      errorTitle="Your details could not be saved"
    >
      <DirtyObserver onChange={onDirty} />
      <Typography variant="body2" color="textSecondary">
        All of this is optional. Name, email, phone and address come from your profile, the date of
        birth from your settings.
      </Typography>
      <FormTextField name="fatherName" label="Father's name" />
      <FormTextField name="motherName" label="Mother's name" />
      <FormSelect name="gender" label="Gender" options={asOptions(GENDERS)} clearable />
      <FormSelect
        name="maritalStatus"
        label="Marital status"
        options={asOptions(MARITAL_STATUSES)}
        clearable
      />
      <FormTextField name="nationality" label="Nationality" />
      <FormTextField
        name="aadhaar"
        label="Aadhaar number"
        hint="12 digits. Stored encrypted, masked until you show it."
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <FormTextField name="pan" label="PAN" hint="Such as ABCDE1234F." autoComplete="off" />
      <FormTextField
        name="passport"
        label="Passport number"
        hint="Such as A1234567."
        autoComplete="off"
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton pending="Saving…">Save</SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </Box>
      <ConflictDialog
        change={change}
        onKeepMine={() => conflict?.keepMine()}
        onTakeTheirs={() => conflict?.takeTheirs()}
        onClose={closeConflict}
      />
    </ApiForm>
  );
}

/** The content as lines of text, which show the member what has changed. */
function toLines(details: WalletDetails): string[] {
  return Object.entries(details)
    .filter(([, value]) => value !== '')
    .map(([field, value]) => `${detailLabel(field)}: ${value}`);
}
