import { MultiSelect, type MultiSelectProps } from '../select/multi-select';
import { useBoundField } from './use-bound-field';

interface FormMultiSelectProps extends Omit<
  MultiSelectProps,
  'value' | 'onChange' | 'onBlur' | 'error'
> {
  name: string;
}

/** A multiple select of a Formik form. The form value is the list of selected values. */
export function FormMultiSelect({ name, hint, ...rest }: FormMultiSelectProps) {
  const { field, actions, failed, help } = useBoundField<string[]>(name, hint);
  return (
    <MultiSelect
      {...rest}
      name={name}
      value={field.value ?? []}
      hint={failed ? undefined : help}
      error={failed ? help : undefined}
      onChange={(values) => void actions.setValue(values)}
      onBlur={() => void actions.setTouched(true)}
    />
  );
}
