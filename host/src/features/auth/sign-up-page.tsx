import { call } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { signUpEndpoint, signUpSchema } from '@sopaan/schemas/account-sign-up';
import { FormPasswordField, FormTextField } from '@sopaan/ui/forms';
import { AuthForm } from './auth-form';
import { AuthPage } from './auth-page';

const other = { question: 'You have an account?', label: 'Log in', path: paths.login };
const introduction = 'Free, for learners, mentors and everyone who looks for work.';

/** `/auth/sign-up`: a name, an email and a password. */
export function SignUpPage() {
  return (
    <AuthPage title="Sign up" introduction={introduction} other={other}>
      <AuthForm
        initialValues={{ firstName: '', lastName: '', email: '', password: '' }}
        schema={signUpSchema}
        send={(values) => call(signUpEndpoint, signUpSchema.cast(values))}
        submitLabel="Make my account"
        failure="Your account could not be made"
      >
        <FormTextField name="firstName" label="First name" required autoComplete="given-name" />
        <FormTextField name="lastName" label="Last name" required autoComplete="family-name" />
        <FormTextField name="email" label="Email" type="email" required autoComplete="username" />
        <FormPasswordField
          name="password"
          label="Password"
          required
          autoComplete="new-password"
          hint="At least 8 characters. A few words in a row make a good one."
        />
      </AuthForm>
    </AuthPage>
  );
}
