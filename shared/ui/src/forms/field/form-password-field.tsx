import InputAdornment from '@mui/material/InputAdornment';
import { Icon, IconButton } from '@sopaan/ui/core';
import { useState } from 'react';
import { FormTextField, type FormTextFieldProps } from './form-text-field';

/** A password field with a button that shows the password. Pasting and password managers work. */
export function FormPasswordField(props: Omit<FormTextFieldProps, 'type' | 'slotProps'>) {
  const [shown, setShown] = useState(false);
  return (
    <FormTextField
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={shown ? `Hide ${props.label}` : `Show ${props.label}`}
                onClick={() => setShown(!shown)}
              >
                <Icon name={shown ? 'eye-off' : 'eye'} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
