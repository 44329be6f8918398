import { TextField, type TextFieldProps } from './text-field';
import { useBoundField } from './use-bound-field';

export interface FormTextFieldProps extends Omit<
  TextFieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'helperText'
> {
  name: string;
  label: string;
  /** Shown below the field unless it has an error. */
  hint?: string;
}

/** A text field of a Formik form. */
export function FormTextField({ name, hint, ...rest }: FormTextFieldProps) {
  const { field, failed, help } = useBoundField<string>(name, hint);
  return (
    <TextField
      {...rest}
      name={name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={failed}
      helperText={help}
    />
  );
}
