import { isApiError } from '@sopaan/api-client/api-error';
import { newPasswordSchema } from '@sopaan/schemas/account/password';
import { ApiForm, SubmitButton } from '@sopaan/ui/forms';
import { useNavigate } from 'react-router-dom';
import type { InferType } from 'yup';
import { NewPasswordFields } from '../../../new-password/new-password-fields';
import { resetPassword } from '../api/password';
import { AuthCard } from '../auth-card';
import { authPaths } from '../auth-paths';
import type { AuthState } from '../use-auth-state';
import type { Rejection } from './reset-rejected';

interface ResetFormProps {
  token: string;
  email: string;
  onRejected: (reason: Rejection) => void;
}

/** Sets a new password, which ends all sessions, including that of this browser. */
export function ResetForm({ token, email, onRejected }: ResetFormProps) {
  const navigate = useNavigate();

  const send = async ({ password }: InferType<typeof newPasswordSchema>) => {
    await resetPassword({ token, password });
    const state: AuthState = { email };
    await navigate(authPaths.done, { replace: true, state });
  };
  const reject = (error: unknown): boolean => {
    const code = isApiError(error) ? error.code : undefined;
    if (code === 'LINK_EXPIRED') onRejected('expired');
    else if (code === 'LINK_INVALID') onRejected('invalid');
    else return false;
    return true;
  };

  return (
    <AuthCard
      title="Choose a new password"
      introduction={
        <>
          For <strong>{email}</strong>. Changing it logs you out everywhere.
        </>
      }
    >
      <ApiForm
        initialValues={{ password: '', confirmPassword: '' }}
        schema={newPasswordSchema}
        send={send}
        onError={reject}
        errorTitle="Your password could not be changed"
      >
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields />
        <SubmitButton size="large">Change my password</SubmitButton>
      </ApiForm>
    </AuthCard>
  );
}
