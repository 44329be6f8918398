import { call } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { signUpEndpoint, signUpSchema, type SignUp } from '@sopaan/schemas/account-sign-up';
import { FormTextField } from '@sopaan/ui/forms';
import { useNavigate } from 'react-router';
import { NewPasswordField } from '../../new-password/new-password-fields';
import { AuthForm } from './auth-form';
import { AuthPage } from './auth-page';
import { useAuthState, type AuthState } from './use-auth-state';
import { useNext, withNext } from './use-next';

const other = { question: 'Already have an account?', label: 'Log in', path: paths.login };
const introduction = 'Free for learners, mentors and job seekers.';

/** `/auth/sign-up`: asks for name, email and password, then opens the page that asks for the mailed code. */
export function SignUpPage() {
  const next = useNext();
  const navigate = useNavigate();
  const { firstName = '', lastName = '', email = '' } = useAuthState();

  const send = async (values: SignUp) => {
    const request = signUpSchema.cast(values);
    await call(signUpEndpoint, request);
    const state: AuthState = {
      firstName: request.firstName,
      lastName: request.lastName,
      email: request.email,
      sentAt: Date.now(),
    };
    await navigate(withNext(paths.enterCode, next), { state });
  };

  return (
    <AuthPage title="Sign up" introduction={introduction} other={other}>
      <AuthForm
        initialValues={{ firstName, lastName, email, password: '' }}
        schema={signUpSchema}
        send={send}
        submitLabel="Create account"
        failure="Your account could not be created"
      >
        <FormTextField name="firstName" label="First name" required autoComplete="given-name" />
        <FormTextField name="lastName" label="Last name" required autoComplete="family-name" />
        <FormTextField
          name="email"
          label="Email"
          type="email"
          required
          autoComplete="username"
          hint="We'll email you a code to confirm it's yours."
        />
        <NewPasswordField label="Password" />
      </AuthForm>
    </AuthPage>
  );
}
