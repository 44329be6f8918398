import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { newPasswordSchema, resetPasswordEndpoint } from '@sopaan/schemas/account-password';
import { endSession } from '@sopaan/session/actions';
import { useNavigate } from 'react-router';
import type { InferType } from 'yup';
import { NewPasswordFields } from '../../../new-password/new-password-fields';
import { AuthCard } from '../auth-card';
import { AuthForm } from '../auth-form';
import { places } from '../places';
import type { AuthState } from '../use-auth-state';
import type { Refusal } from './reset-refused';

interface ResetFormProps {
  token: string;
  email: string;
  onRefused: (why: Refusal) => void;
}

/** The new password, typed twice. All sessions end with it, also this browser's. */
export function ResetForm({ token, email, onRefused }: ResetFormProps) {
  const navigate = useNavigate();

  const send = async ({ password }: InferType<typeof newPasswordSchema>) => {
    try {
      await call(resetPasswordEndpoint, { token, password });
    } catch (error) {
      const code = isApiError(error) ? error.code : undefined;
      if (code === 'LINK_EXPIRED') return onRefused('expired');
      if (code === 'LINK_INVALID') return onRefused('invalid');
      throw error;
    }
    endSession();
    const state: AuthState = { email };
    await navigate(places.done, { replace: true, state });
  };

  return (
    <AuthCard
      title="Choose a new password"
      introduction={
        <>
          For <strong>{email}</strong>. You are signed out everywhere when it is changed.
        </>
      }
    >
      <AuthForm
        initialValues={{ password: '', confirmPassword: '' }}
        schema={newPasswordSchema}
        send={send}
        submitLabel="Change my password"
        failure="Your password could not be changed"
      >
        {/* So that password managers know whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields />
      </AuthForm>
    </AuthCard>
  );
}
