import { newPackSchema, PACK_DAYS_MAX, type NewPack } from '@sopaan/schemas/wallet/packs';
import type { WalletFile } from '@sopaan/schemas/wallet/wallet';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { ApiForm, FormTextField, SubmitButton } from '@sopaan/ui/forms';
import { useCreatePack } from '../../api/use-change-packs';
import { PackDocuments } from './pack-documents';

interface NewPackFormProps {
  documents: readonly WalletFile[];
  onCreated: (token: string) => void;
  onCancel: () => void;
}

const DEFAULT_DAYS = 7;

export function NewPackForm({ documents, onCreated, onCancel }: NewPackFormProps) {
  const { mutateAsync: create } = useCreatePack();
  const initialValues: NewPack = { receiver: '', days: DEFAULT_DAYS, slots: [] };
  return (
    <ApiForm
      label="New link"
      initialValues={initialValues}
      schema={newPackSchema}
      send={async (values) => onCreated((await create(newPackSchema.cast(values))).token)}
      errorTitle="The link could not be created"
    >
      <FormTextField
        name="receiver"
        label="Recipient"
        hint="Printed across each document, with today's date."
        required
      />
      <FormTextField
        name="days"
        label="Days until it expires"
        type="number"
        required
        slotProps={{ htmlInput: { min: 1, max: PACK_DAYS_MAX, inputMode: 'numeric' } }}
      />
      <PackDocuments documents={documents} />
      <Typography variant="body2" color="textSecondary">
        The recipient gets copies with a watermark. If a PDF is digitally signed, the signature is
        not valid in its copy. Your own files stay unchanged.
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton pending="Creating…">Create link</SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </Box>
    </ApiForm>
  );
}
