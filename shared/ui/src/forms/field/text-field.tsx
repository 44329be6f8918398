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

/** Label, field and help in one. MUI's own would also load its selects and two looks that are not in use. */
export function TextField(props: TextFieldProps) {
  const { label, helperText, slotProps, id: givenId, sx, ...rest } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
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
