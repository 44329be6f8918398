import { paths } from '@sopaan/contract/paths';
import type { ApplicationInput } from '@sopaan/schemas/application';
import type { User } from '@sopaan/schemas/user';
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
import { documentName } from '../document-names';

/** Which documents of the wallet go with it: none, unless they are chosen. */
export function DocumentField({ documents }: Pick<User, 'documents'>) {
  const { values, errors, handleChange } = useFormikContext<ApplicationInput>();
  const chosen = values.documents ?? [];
  const problem = typeof errors.documents === 'string' ? errors.documents : undefined;
  if (documents.length === 0) {
    return (
      <Typography variant="body2">
        Your wallet has no documents yet, so none go with it.{' '}
        <AppLink to={paths.profile('document')} underline="always">
          Add documents to your wallet
        </AppLink>
      </Typography>
    );
  }
  return (
    <FormControl component="fieldset" error={Boolean(problem)}>
      <FormLabel component="legend" sx={{ fontWeight: 600, color: 'text.primary' }}>
        Documents of your wallet
      </FormLabel>
      <FormGroup>
        {documents.map(({ slot, name }) => (
          <FormControlLabel
            key={slot}
            label={name ? `${documentName(slot)} (${name})` : documentName(slot)}
            control={
              <Checkbox
                name="documents"
                value={slot}
                checked={chosen.includes(slot)}
                onChange={handleChange}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText>
        {problem ??
          (chosen.includes('aadhaarCard')
            ? 'Send only a masked copy of your Aadhaar: eight of its digits hidden.'
            : 'Only what you tick goes with it.')}
      </FormHelperText>
    </FormControl>
  );
}
