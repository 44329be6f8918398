import type { NewPack } from '@sopaan/schemas/wallet/packs';
import { slotLabel } from '@sopaan/schemas/wallet/slots';
import type { WalletFile } from '@sopaan/schemas/wallet/wallet';
import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  useFormikContext,
} from '@sopaan/ui/forms';

/** The documents of the pack. None is chosen at first. */
export function PackDocuments({ documents }: { documents: readonly WalletFile[] }) {
  const { values, errors, touched, handleChange } = useFormikContext<NewPack>();
  const chosen: readonly string[] = values.slots;
  const error = touched.slots && typeof errors.slots === 'string' ? errors.slots : undefined;
  return (
    <FormControl component="fieldset" error={error !== undefined}>
      <FormLabel component="legend">Documents</FormLabel>
      <FormGroup>
        {documents.map(({ slot, name }) => (
          <FormControlLabel
            key={slot}
            label={`${slotLabel(slot)} (${name})`}
            sx={{ minHeight: 44, overflowWrap: 'anywhere' }}
            control={
              <Checkbox
                name="slots"
                value={slot}
                checked={chosen.includes(slot)}
                onChange={handleChange}
              />
            }
          />
        ))}
      </FormGroup>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
