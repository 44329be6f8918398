/** The change of an account's email address. */
import { object } from 'yup';
import { emailField, passwordField, sentStatus } from './account-fields';
import { endpoint } from './endpoint';

/** The form and its request. */
export const changeEmailSchema = object({ email: emailField, password: passwordField });

/**
 * Sends a link to the new address and tells the old one; the account changes when the link is confirmed. With the
 * account's own address it confirms that one. The same answer for an address of another account. PASSWORD_WRONG
 * (field `password`).
 */
export const changeEmailEndpoint = endpoint({
  method: 'POST',
  path: 'account/email',
  access: 'session',
  request: changeEmailSchema,
  response: object({ status: sentStatus }),
  summary: 'Sends a link that makes another address the one of the account.',
});
