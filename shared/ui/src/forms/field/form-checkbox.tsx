import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ReactNode } from 'react';
import { useBoundField } from './use-bound-field';

interface FormCheckboxProps {
  name: string;
  label: ReactNode;
  hint?: string;
  disabled?: boolean;
  required?: boolean;
}

/** A checkbox of a Formik form. */
export function FormCheckbox({ name, label, hint, disabled, required }: FormCheckboxProps) {
  const { field, failed, help } = useBoundField<boolean>(name, hint);
  const helpId = useId();
  return (
    <FormControl error={failed} disabled={disabled}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={name}
            checked={Boolean(field.value)}
            onChange={field.onChange}
            onBlur={field.onBlur}
            slotProps={{
              // As a property of the checkbox it would make MUI wrap the label in a div, which is invalid HTML.
              input: {
                required,
                'aria-describedby': help ? helpId : undefined,
                'aria-invalid': failed,
              },
            }}
          />
        }
      />
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
