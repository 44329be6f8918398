import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { SelectOption } from '../select/select-option';
import { useBoundField } from './use-bound-field';

interface FormRadioGroupProps {
  name: string;
  label: string;
  options: readonly SelectOption[];
  hint?: string;
  required?: boolean;
  row?: boolean;
}

/** A radio group of a Formik form. */
export function FormRadioGroup({ name, label, options, hint, required, row }: FormRadioGroupProps) {
  const { field, failed, help } = useBoundField<string>(name, hint);
  const labelId = useId();
  const helpId = useId();
  return (
    <FormControl error={failed} required={required}>
      <FormLabel id={labelId} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RadioGroup
        row={row}
        name={name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        aria-labelledby={labelId}
        aria-describedby={help ? helpId : undefined}
        aria-required={required}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
