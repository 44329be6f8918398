import { bus } from '@sopaan/events/bus';
import {
  GENDERS,
  MARITAL_STATUSES,
  walletDetailsSchema,
  type StoredDetails,
  type WalletDetails,
} from '@sopaan/schemas/wallet/details';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { DirtyObserver } from '@sopaan/ui/dirty-observer';
import { ApiForm, FormSelect, FormTextField, SubmitButton } from '@sopaan/ui/forms';
import { useSaveDetails } from '../../api/use-save-details';

interface DetailsFormProps {
  details: StoredDetails;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
}

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export function DetailsForm({ details, onDirty, onSaved, onCancel }: DetailsFormProps) {
  const { mutateAsync: save } = useSaveDetails();
  const send = async (values: WalletDetails) => {
    await save(walletDetailsSchema.cast(values));
    const message = 'Personal details saved';
    bus.publish('toast:requested', { kind: 'success', message }, 'profile');
    onSaved();
  };
  return (
    <ApiForm
      label="Personal details"
      initialValues={toFormValues(details)}
      schema={walletDetailsSchema}
      send={send}
      errorTitle="Your details could not be saved"
    >
      <DirtyObserver onChange={onDirty} />
      <Typography variant="body2" color="textSecondary">
        All of this is optional. Name, email, phone and address come from your profile.
      </Typography>
      <FormTextField name="fatherName" label="Father's name" />
      <FormTextField name="motherName" label="Mother's name" />
      <FormTextField
        name="dateOfBirth"
        label="Date of birth"
        type="date"
        autoComplete="bday"
        slotProps={{ input: { notched: true } }}
      />
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
    </ApiForm>
  );
}

/** An option that is no longer offered must be chosen anew. */
function toFormValues({ gender, maritalStatus, ...details }: StoredDetails): WalletDetails {
  return {
    ...details,
    gender: GENDERS.find((option) => option === gender) ?? '',
    maritalStatus: MARITAL_STATUSES.find((option) => option === maritalStatus) ?? '',
  };
}
