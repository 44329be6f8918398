import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';
import { useBoundField } from './use-bound-field';

interface FormSwitchProps {
  name: string;
  label: ReactNode;
  disabled?: boolean;
}

/** A switch of a Formik form. */
export function FormSwitch({ name, label, disabled }: FormSwitchProps) {
  const { field } = useBoundField<boolean>(name);
  // The wrapper protects the negative margin of the label, which a Stack around it would reset.
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
