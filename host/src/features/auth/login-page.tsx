import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { loginEndpoint, loginSchema, type Login } from '@sopaan/schemas/account';
import { startSession } from '@sopaan/session/actions';
import { FormPasswordField, FormTextField } from '@sopaan/ui/forms';
import { useNavigate } from 'react-router';
import { AuthForm } from './auth-form';
import { AuthPage } from './auth-page';
import { ForgotLink } from './forgot-link';
import { useAuthState, type AuthState } from './use-auth-state';
import { useNext, withNext } from './use-next';

const other = { question: 'New here?', label: 'Make an account', path: paths.signUp };

/** `/auth/login`: email and password. */
export function LoginPage() {
  const next = useNext();
  const navigate = useNavigate();
  const { email = '' } = useAuthState();

  const send = async (values: Login) => {
    try {
      const { accessToken } = await call(loginEndpoint, loginSchema.cast(values));
      startSession(accessToken);
    } catch (error) {
      if (!isApiError(error) || error.code !== 'EMAIL_UNVERIFIED') throw error;
      const state: AuthState = { email: values.email.trim(), sentAt: Date.now() };
      await navigate(withNext(paths.enterCode, next), { state });
    }
  };

  return (
    <AuthPage title="Log in" introduction="Go on where you left off." other={other}>
      <AuthForm
        initialValues={{ email, password: '' }}
        schema={loginSchema}
        send={send}
        submitLabel="Log in"
        failure="You could not be logged in"
      >
        <FormTextField name="email" label="Email" type="email" required autoComplete="username" />
        <FormPasswordField
          name="password"
          label="Password"
          required
          autoComplete="current-password"
        />
        <ForgotLink />
      </AuthForm>
    </AuthPage>
  );
}
