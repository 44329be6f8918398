import InputAdornment from '@mui/material/InputAdornment';
import { Icon, IconButton } from '@sopaan/ui/core';
import { useState } from 'react';
import { FormTextField, type FormTextFieldProps } from './form-text-field';

/** A password field with a button that shows the password. Pasting and password managers work. */
export function FormPasswordField(props: Omit<FormTextFieldProps, 'type' | 'slotProps'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormTextField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isShown ? `Hide ${props.label}` : `Show ${props.label}`}
                onClick={() => setIsShown(!isShown)}
              >
                <Icon name={isShown ? 'eye-off' : 'eye'} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
