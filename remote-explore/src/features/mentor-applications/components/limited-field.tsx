import { FormTextField, useField, type FormTextFieldProps } from '@sopaan/ui/forms';

interface LimitedFieldProps extends FormTextFieldProps {
  limit: number;
}

const numbers = new Intl.NumberFormat('en-IN');

/** A text field that says how much of its room is taken. */
export function LimitedField({ limit, hint = '', ...rest }: LimitedFieldProps) {
  const [{ value }] = useField<string>(rest.name);
  const taken = `${numbers.format((value ?? '').trim().length)} of ${numbers.format(limit)} characters`;
  return <FormTextField {...rest} hint={[hint, taken].filter(Boolean).join(' ')} />;
}
