import { packProblemText, type NewPack } from '@sopaan/schemas/wallet/packs';
import { slotLabel } from '@sopaan/schemas/wallet/slots';
import type { WalletFile } from '@sopaan/schemas/wallet/wallet';
import { Box, Typography } from '@sopaan/ui/core';
import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  useFormikContext,
} from '@sopaan/ui/forms';
import { useId } from 'react';

/** The documents that the pack can contain. None is chosen at first. */
export function PackDocuments({ documents }: { documents: readonly WalletFile[] }) {
  const { errors, touched } = useFormikContext<NewPack>();
  const error = touched.slots && typeof errors.slots === 'string' ? errors.slots : undefined;
  return (
    <FormControl component="fieldset" error={error !== undefined}>
      <FormLabel component="legend">Documents</FormLabel>
      <FormGroup sx={{ gap: 1 }}>
        {documents.map((document) => (
          <PackDocument key={document.slot} document={document} />
        ))}
      </FormGroup>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}

/** A document that cannot be watermarked shows why it cannot be chosen. */
function PackDocument({ document: { slot, name, packProblem } }: { document: WalletFile }) {
  const id = useId();
  const { values, handleChange } = useFormikContext<NewPack>();
  const chosen: readonly string[] = values.slots;
  return (
    <Box>
      <FormControlLabel
        label={`${slotLabel(slot)} (${name})`}
        disabled={packProblem !== null}
        sx={{ minHeight: 44, overflowWrap: 'anywhere' }}
        control={
          <Checkbox
            name="slots"
            value={slot}
            checked={chosen.includes(slot)}
            onChange={handleChange}
            slotProps={{ input: { 'aria-describedby': packProblem === null ? undefined : id } }}
          />
        }
      />
      {packProblem !== null && (
        <Typography
          id={id}
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', ml: 4 }}
        >
          {packProblemText(packProblem)}
        </Typography>
      )}
    </Box>
  );
}
