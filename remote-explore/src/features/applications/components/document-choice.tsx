import type { ApplicationInput } from '@sopaan/schemas/jobs/application';
import { ATTACHED_DOCUMENTS_MAX } from '@sopaan/schemas/jobs/application-attachments';
import { slotLabel } from '@sopaan/schemas/wallet/slots';
import type { WalletFile } from '@sopaan/schemas/wallet/wallet';
import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  useFormikContext,
} from '@sopaan/ui/forms';
import { useEffect, useEffectEvent } from 'react';

/** The documents of the wallet that can be sent with an application. None is chosen at first. */
export function DocumentChoice({ documents }: { documents: readonly WalletFile[] }) {
  const { values, errors, setFieldValue, handleChange } = useFormikContext<ApplicationInput>();
  const chosen = values.documentIds ?? [];
  const error = typeof errors.documentIds === 'string' ? errors.documentIds : undefined;
  const isFull = chosen.length >= ATTACHED_DOCUMENTS_MAX;

  const dropMissing = useEffectEvent(() => {
    const existing = chosen.filter((id) => documents.some(({ fileId }) => fileId === id));
    if (existing.length < chosen.length) void setFieldValue('documentIds', existing, false);
  });
  // A document that was replaced in the meantime has a new ID and must be chosen again.
  useEffect(() => dropMissing(), [documents]);

  return (
    <FormControl error={error !== undefined}>
      <FormGroup>
        {documents.map(({ fileId, slot, name }) => {
          const isChosen = chosen.includes(fileId);
          return (
            <FormControlLabel
              key={fileId}
              label={`${slotLabel(slot)} (${name})`}
              disabled={isFull && !isChosen}
              sx={{ minHeight: 44, overflowWrap: 'anywhere' }}
              control={
                <Checkbox
                  name="documentIds"
                  value={fileId}
                  checked={isChosen}
                  onChange={handleChange}
                />
              }
            />
          );
        })}
      </FormGroup>
      <FormHelperText aria-live="polite">
        {error ?? hintOf(documents.filter(({ fileId }) => chosen.includes(fileId)))}
      </FormHelperText>
    </FormControl>
  );
}

function hintOf(chosen: readonly WalletFile[]): string {
  if (chosen.some(({ slot }) => slot === 'aadhaarCard')) {
    return 'Send only a masked copy of your Aadhaar, with its first eight digits hidden.';
  }
  return chosen.length > 0
    ? `${chosen.length} of at most ${ATTACHED_DOCUMENTS_MAX} chosen.`
    : `Only the documents that you choose are sent, at most ${ATTACHED_DOCUMENTS_MAX}.`;
}
