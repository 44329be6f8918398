import { FormTextField, useField, type FormTextFieldProps } from '@sopaan/ui/forms';

interface LimitedFieldProps extends FormTextFieldProps {
  limit: number;
}

const number = new Intl.NumberFormat('en-IN');

/** A text field with a character count. */
export function LimitedField({ limit, hint = '', ...rest }: LimitedFieldProps) {
  const [{ value }] = useField<string>(rest.name);
  const count = `${number.format((value ?? '').trim().length)} of ${number.format(limit)} characters`;
  return <FormTextField {...rest} hint={[hint, count].filter(Boolean).join(' ')} />;
}
