import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';

export interface TextFieldProps extends Omit<
  OutlinedInputProps,
  'label' | 'inputProps' | 'slotProps' | 'notched' | 'classes' | 'color'
> {
  label: ReactNode;
  helperText?: ReactNode;
  slotProps?: {
    htmlInput?: OutlinedInputProps['inputProps'];
    input?: Partial<OutlinedInputProps>;
  };
}

/** Label, input and helper text. MUI's TextField would also load its Select and two variants that are not in use. */
export function TextField(props: TextFieldProps) {
  const { label, helperText, slotProps, id: givenId, sx, ...rest } = props;
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const helpId = helperText ? `${id}-help` : undefined;
  return (
    <FormControl
      fullWidth
      error={rest.error}
      disabled={rest.disabled}
      required={rest.required}
      sx={sx}
    >
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...rest}
        {...slotProps?.input}
        id={id}
        inputProps={{
          ...slotProps?.htmlInput,
          'aria-describedby': helpId,
        }}
      />
      {helperText && <FormHelperText id={helpId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
