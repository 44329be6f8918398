import { Select, type SelectProps } from '../select/select';
import { useBoundField } from './use-bound-field';

interface FormSelectProps extends Omit<SelectProps, 'value' | 'onChange' | 'onBlur' | 'error'> {
  name: string;
}

/** A select of a Formik form. The form value is that of the selected option, or an empty string. */
export function FormSelect({ name, hint, ...rest }: FormSelectProps) {
  const { field, actions, failed, help } = useBoundField<string>(name, hint);
  return (
    <Select
      {...rest}
      name={name}
      value={field.value || null}
      hint={failed ? undefined : help}
      error={failed ? help : undefined}
      onChange={(value) => void actions.setValue(value ?? '')}
      onBlur={() => void actions.setTouched(true)}
    />
  );
}
