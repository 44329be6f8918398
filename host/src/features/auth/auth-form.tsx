import { SubmitButton } from '@sopaan/ui/forms';
import { ProblemForm, type ProblemFormProps } from '../../problem/problem-form';

interface AuthFormProps<Values extends object> extends ProblemFormProps<Values> {
  submitLabel: string;
}

/** A form of these pages. */
export function AuthForm<Values extends object>(props: AuthFormProps<Values>) {
  const { submitLabel, children, ...form } = props;
  return (
    <ProblemForm {...form}>
      {children}
      <SubmitButton size="large">{submitLabel}</SubmitButton>
    </ProblemForm>
  );
}
