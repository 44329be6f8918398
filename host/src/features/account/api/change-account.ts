import { call } from '@sopaan/api-client/call';
import { deleteAccountEndpoint } from '@sopaan/schemas/account/data';
import { changeEmailEndpoint } from '@sopaan/schemas/account/email';
import { changePasswordEndpoint, type ChangePassword } from '@sopaan/schemas/account/password';
import { endSession } from '@sopaan/session/actions';

/** Sends a link to the address. Opening it makes the address that of the account. */
export const changeEmail = (request: { email: string; password: string }) =>
  call(changeEmailEndpoint, request);

/** Also ends the sessions of the other devices. */
export const changePassword = ({ currentPassword, password }: ChangePassword) =>
  call(changePasswordEndpoint, { currentPassword, password });

export async function deleteAccount(request: { password: string }): Promise<void> {
  await call(deleteAccountEndpoint, request);
  endSession();
}
