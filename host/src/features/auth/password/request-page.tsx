import { call } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { forgotPasswordEndpoint, forgotPasswordSchema } from '@sopaan/schemas/account-password';
import { AppLink } from '@sopaan/ui/core';
import { FormTextField } from '@sopaan/ui/forms';
import { useNavigate } from 'react-router';
import { AuthCard } from '../auth-card';
import { AuthForm } from '../auth-form';
import { authPaths } from '../auth-paths';
import { useAuthState, type AuthState } from '../use-auth-state';

/** `/auth/forgot-password/request`: asks for the address to send a link to. */
export function RequestPage() {
  const { email = '' } = useAuthState();
  const navigate = useNavigate();

  const send = async (values: { email: string }) => {
    const request = forgotPasswordSchema.cast(values);
    await call(forgotPasswordEndpoint, request);
    const state: AuthState = { email: request.email, sentAt: Date.now() };
    await navigate(authPaths.sent, { state });
  };

  return (
    <AuthCard
      title="Forgot your password?"
      introduction="Enter your email, and we will send you a link to choose a new one."
      foot={
        <>
          Remembered it?{' '}
          <AppLink to={paths.login} state={{ email }} underline="always">
            Log in
          </AppLink>
        </>
      }
    >
      <AuthForm
        initialValues={{ email }}
        schema={forgotPasswordSchema}
        send={send}
        submitLabel="Send link"
        failure="The email could not be sent"
      >
        <FormTextField name="email" label="Email" type="email" required autoComplete="username" />
      </AuthForm>
    </AuthCard>
  );
}
