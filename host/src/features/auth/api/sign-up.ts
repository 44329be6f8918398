import { call } from '@sopaan/api-client/call';
import {
  codeSchema,
  confirmCodeEndpoint,
  resendVerificationEndpoint,
  signUpEndpoint,
  type SignUp,
} from '@sopaan/schemas/account/sign-up';
import { startSession } from '@sopaan/session/actions';

/** Requests an account. The mailed code or link confirms it. */
export const signUp = (request: SignUp) => call(signUpEndpoint, request);

/** Confirms the sign-up of this browser and starts its session. */
export async function confirmCode(values: { code: string }): Promise<void> {
  const { accessToken } = await call(confirmCodeEndpoint, codeSchema.cast(values));
  startSession(accessToken);
}

/** Sends the mail of a sign-up again. The token is that of the mailed link; without it, the sign-up is that of this browser. */
export const resendVerification = (token?: string) =>
  call(resendVerificationEndpoint, token === undefined ? {} : { token });
