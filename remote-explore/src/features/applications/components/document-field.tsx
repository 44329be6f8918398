import { paths } from '@sopaan/contract/paths';
import type { ApplicationInput } from '@sopaan/schemas/jobs/application';
import type { User } from '@sopaan/schemas/account/user';
import { slotLabel } from '@sopaan/schemas/wallet/slots';
import { AppLink, Typography } from '@sopaan/ui/core';
import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  useFormikContext,
} from '@sopaan/ui/forms';

/** The documents of the member's wallet to send along. None is selected at first. */
export function DocumentField({
  documents,
  isWalletLocked = false,
}: Pick<User, 'documents' | 'isWalletLocked'>) {
  const { values, errors, handleChange } = useFormikContext<ApplicationInput>();
  const selected = values.documents ?? [];
  const error = typeof errors.documents === 'string' ? errors.documents : undefined;
  if (isWalletLocked) {
    return (
      <Typography variant="body2">
        Your document wallet is locked. To send documents along,{' '}
        <AppLink to={paths.profile('document')} underline="always">
          unlock your wallet
        </AppLink>{' '}
        and apply again.
      </Typography>
    );
  }
  if (documents.length === 0) {
    return (
      <Typography variant="body2">
        You have no documents in your wallet yet.{' '}
        <AppLink to={paths.profile('document')} underline="always">
          Add documents to your wallet
        </AppLink>
      </Typography>
    );
  }
  return (
    <FormControl component="fieldset" error={Boolean(error)}>
      <FormLabel component="legend" sx={{ fontWeight: 600, color: 'text.primary' }}>
        Documents from your wallet
      </FormLabel>
      <FormGroup>
        {documents.map(({ slot, name }) => (
          <FormControlLabel
            key={slot}
            label={name ? `${slotLabel(slot)} (${name})` : slotLabel(slot)}
            control={
              <Checkbox
                name="documents"
                value={slot}
                checked={selected.includes(slot)}
                onChange={handleChange}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText>
        {error ??
          (selected.includes('aadhaarCard')
            ? 'Send only a masked copy of your Aadhaar, with its first eight digits hidden.'
            : 'Only the documents that you select are sent.')}
      </FormHelperText>
    </FormControl>
  );
}
