import { call } from '@sopaan/api-client/call';
import { forgotPasswordEndpoint, resetPasswordEndpoint } from '@sopaan/schemas/account/password';
import { endSession } from '@sopaan/session/actions';

/** Requests a mail with a link, if there is an account with that address. */
export const requestPasswordLink = (email: string) => call(forgotPasswordEndpoint, { email });

/** Sets a new password, which ends all sessions, including that of this browser. */
export async function resetPassword(request: { token: string; password: string }): Promise<void> {
  await call(resetPasswordEndpoint, request);
  endSession();
}
