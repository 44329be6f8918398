import { isApiError } from '@sopaan/api-client/api-error';
import { paths } from '@sopaan/contract/paths';
import { loginSchema, type Login } from '@sopaan/schemas/account/account';
import { ApiForm, FormPasswordField, FormTextField, SubmitButton } from '@sopaan/ui/forms';
import { useNavigate } from 'react-router-dom';
import { logIn } from '../features/auth/api/log-in';
import { AuthPage } from '../features/auth/auth-page';
import { ForgotLink } from '../features/auth/forgot-link';
import { useAuthState, type AuthState } from '../features/auth/use-auth-state';
import { useLoginTitle } from '../features/auth/use-login-title';
import { useNext, withNext } from '../features/auth/use-next';

const otherPage = { question: 'New here?', label: 'Create account', path: paths.signUp };

/** `/auth/login`: email and password. */
export function Component() {
  const next = useNext();
  const navigate = useNavigate();
  const { email = '' } = useAuthState();
  const title = useLoginTitle();

  const send = async (values: Login) => {
    try {
      await logIn(values);
    } catch (error) {
      if (!isApiError(error) || error.code !== 'EMAIL_UNVERIFIED') throw error;
      // With this error the API has just mailed a new code, unless the last one is still valid.
      const state: AuthState = { email: values.email.trim(), sentAt: Date.now() };
      await navigate(withNext(paths.enterCode, next), { state });
    }
  };

  return (
    <AuthPage title={title} introduction="Pick up where you left off." otherPage={otherPage}>
      <ApiForm
        initialValues={{ email, password: '' }}
        schema={loginSchema}
        send={send}
        errorTitle="You could not be logged in"
      >
        <FormTextField name="email" label="Email" type="email" required autoComplete="username" />
        <FormPasswordField
          name="password"
          label="Password"
          required
          autoComplete="current-password"
        />
        <ForgotLink />
        <SubmitButton size="large">Log in</SubmitButton>
      </ApiForm>
    </AuthPage>
  );
}
