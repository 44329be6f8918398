import { paths } from '@sopaan/contract/paths';
import {
  signUpFormSchema,
  toSignUpRequest,
  type SignUpForm,
} from '@sopaan/schemas/account/sign-up';
import { AgeFields } from '@sopaan/ui/age-fields';
import { ApiForm, FormTextField, SubmitButton } from '@sopaan/ui/forms';
import { LegalConsentField } from '@sopaan/ui/legal-consent-field';
import { useNavigate } from 'react-router-dom';
import { NewPasswordField } from '../new-password/new-password-fields';
import { signUp } from '../features/auth/api/sign-up';
import { AuthPage } from '../features/auth/auth-page';
import { useAuthState, type AuthState } from '../features/auth/use-auth-state';
import { useNext, withNext } from '../features/auth/use-next';

const otherPage = { question: 'Already have an account?', label: 'Log in', path: paths.login };
const introduction = 'Free for learners, mentors and job seekers.';

/** `/auth/sign-up`: asks for name, email, password and age group, then opens the page that asks for the mailed code. */
export function Component() {
  const next = useNext();
  const navigate = useNavigate();
  const {
    firstName = '',
    lastName = '',
    email = '',
    ageGroup = '',
    parentEmail = '',
  } = useAuthState();

  const send = async (values: SignUpForm) => {
    const request = toSignUpRequest(values);
    await signUp(request);
    const state: AuthState = {
      firstName: request.firstName,
      lastName: request.lastName,
      email: request.email,
      ageGroup: request.ageGroup,
      parentEmail: request.parentEmail,
      sentAt: Date.now(),
    };
    await navigate(withNext(paths.enterCode, next), { state });
  };

  return (
    <AuthPage title="Sign up" introduction={introduction} otherPage={otherPage}>
      <ApiForm
        initialValues={{
          ...{ firstName, lastName, email, password: '' },
          ...{ ageGroup, parentEmail, hasAgreed: false },
        }}
        schema={signUpFormSchema}
        send={send}
        errorTitle="Your account could not be created"
      >
        <FormTextField name="firstName" label="First name" required autoComplete="given-name" />
        <FormTextField name="lastName" label="Last name" autoComplete="family-name" />
        <FormTextField
          name="email"
          label="Email"
          type="email"
          required
          autoComplete="username"
          hint="We'll email you a code to confirm it's yours."
        />
        <NewPasswordField label="Password" />
        <AgeFields />
        <LegalConsentField />
        <SubmitButton size="large">Create account</SubmitButton>
      </ApiForm>
    </AuthPage>
  );
}
