import { SubmitButton } from '@sopaan/ui/forms';
import { ApiForm, type ApiFormProps } from '../../errors/api-form';

interface AuthFormProps<Values extends object> extends ApiFormProps<Values> {
  submitLabel: string;
}

/** A form of the authentication pages. */
export function AuthForm<Values extends object>(props: AuthFormProps<Values>) {
  const { submitLabel, children, ...form } = props;
  return (
    <ApiForm {...form}>
      {children}
      <SubmitButton size="large">{submitLabel}</SubmitButton>
    </ApiForm>
  );
}
