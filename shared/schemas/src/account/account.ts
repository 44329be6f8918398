/** Logging in and out, and the access token that the other calls send. */
import { object, string, type InferType } from 'yup';
import { emailField, passwordField } from './fields';
import { endpoint } from '../api/endpoint';

/** The login form and its request. */
export const loginSchema = object({ email: emailField, password: passwordField });
export type Login = InferType<typeof loginSchema>;

/** The response of login, confirmation and refresh. The refresh token is in an HttpOnly cookie. */
export const accessTokenSchema = object({ accessToken: string().required() });
export type AccessToken = InferType<typeof accessTokenSchema>;

/**
 * Logs in with email and password. EMAIL_UNVERIFIED: the address of the sign-up is not confirmed yet; a code was sent, which this browser
 * may enter. LOGIN_LIMITED: too many attempts for the address from unknown browsers; a link was sent to it that confirms the browser. The
 * response is the same for unknown addresses.
 */
export const loginEndpoint = endpoint({
  method: 'POST',
  path: 'auth/login',
  access: 'public',
  request: loginSchema,
  response: accessTokenSchema,
  credentials: true,
  summary: 'Logs in with email and password.',
});

/** Exchanges the refresh cookie for a new access token. The spelling of the path is fixed by the spec. */
export const refreshTokenEndpoint = endpoint({
  method: 'POST',
  path: 'refersh/access/token',
  access: 'public',
  request: object({}),
  response: accessTokenSchema,
  credentials: true,
  summary: 'Exchanges the refresh cookie for a new access token and renews the cookie.',
});

/** Ends the session that the refresh cookie belongs to. */
export const logoutEndpoint = endpoint({
  method: 'POST',
  path: 'logout',
  access: 'public',
  request: object({}),
  response: object({ status: string().required() }),
  credentials: true,
  summary: 'Ends the session. The response is the same if it has already ended.',
});
