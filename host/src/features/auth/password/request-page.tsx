import { paths } from '@sopaan/contract/paths';
import { forgotPasswordSchema } from '@sopaan/schemas/account/password';
import { AppLink } from '@sopaan/ui/core';
import { ApiForm, FormTextField, SubmitButton } from '@sopaan/ui/forms';
import { useNavigate } from 'react-router-dom';
import { requestPasswordLink } from '../api/password';
import { AuthCard } from '../auth-card';
import { authPaths } from '../auth-paths';
import { useAuthState, type AuthState } from '../use-auth-state';

/** `/auth/forgot-password/request`: asks for the address to send a link to. */
export function RequestPage() {
  const { email = '' } = useAuthState();
  const navigate = useNavigate();

  const send = async (values: { email: string }) => {
    const { email: address } = forgotPasswordSchema.cast(values);
    await requestPasswordLink(address);
    const state: AuthState = { email: address, sentAt: Date.now() };
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
      <ApiForm
        initialValues={{ email }}
        schema={forgotPasswordSchema}
        send={send}
        errorTitle="The email could not be sent"
      >
        <FormTextField name="email" label="Email" type="email" required autoComplete="username" />
        <SubmitButton size="large">Send link</SubmitButton>
      </ApiForm>
    </AuthCard>
  );
}
