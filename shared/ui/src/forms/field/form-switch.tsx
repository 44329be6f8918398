import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';
import { useBoundField } from './use-bound-field';

interface FormSwitchProps {
  name: string;
  label: ReactNode;
  disabled?: boolean;
}

/** A setting that is on or off. */
export function FormSwitch({ name, label, disabled }: FormSwitchProps) {
  const { field } = useBoundField<boolean>(name);
  // A stack resets the margins of its children; the switch needs its own to stand on the line.
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Switch
            name={name}
            checked={Boolean(field.value)}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        }
      />
    </div>
  );
}
