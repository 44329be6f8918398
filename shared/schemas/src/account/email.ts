/** Changing the email address of an account. */
import { object } from 'yup';
import { emailField, passwordField, sentStatus } from './fields';
import { endpoint } from '../api/endpoint';

/** The form and its request. */
export const changeEmailSchema = object({ email: emailField, password: passwordField });

/**
 * Sends a confirmation link to the new address and a notice to the old one; the address changes when the link is confirmed. For the
 * account's current address it sends a link that confirms it. The response is the same for an address of another account. PASSWORD_WRONG
 * (field `password`).
 */
export const changeEmailEndpoint = endpoint({
  method: 'POST',
  path: 'account/email',
  access: 'session',
  request: changeEmailSchema,
  response: object({ status: sentStatus }),
  summary: 'Sends a link that changes the email address of the account.',
});
