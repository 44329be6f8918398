import { call } from '@sopaan/api-client/call';
import { changeEmailEndpoint } from '@sopaan/schemas/account/email';

/** Sends a link to the account's address, as a change to that same address does. Opening it confirms the address. */
export const confirmEmail = (request: { email: string; password: string }) =>
  call(changeEmailEndpoint, request);
