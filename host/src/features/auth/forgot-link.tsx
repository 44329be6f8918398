import { paths } from '@sopaan/contract/paths';
import type { Login } from '@sopaan/schemas/account/account';
import { AppLink } from '@sopaan/ui/core';
import { useFormikContext } from '@sopaan/ui/forms';
import type { AuthState } from './use-auth-state';

/** Link from the login form to the password reset, which is opened with the address that has been typed. */
export function ForgotLink() {
  const { values } = useFormikContext<Login>();
  const state: AuthState = { email: values.email.trim() };
  return (
    <AppLink to={paths.forgotPassword} state={state} variant="body2" sx={{ justifySelf: 'start' }}>
      Forgot your password?
    </AppLink>
  );
}
