/** Signing in and out, and the access token that the other calls carry. */
import { object, string, type InferType } from 'yup';
import { emailField, passwordField } from './account-fields';
import { endpoint } from './endpoint';

/** The login form and its request. */
export const loginSchema = object({ email: emailField, password: passwordField });
export type Login = InferType<typeof loginSchema>;

/** What login, a confirmed sign-up and refresh answer. The refresh token travels in a cookie that scripts cannot read. */
export const accessTokenSchema = object({ accessToken: string().required() });
export type AccessToken = InferType<typeof accessTokenSchema>;

/**
 * Signs in with email and password. EMAIL_UNVERIFIED: the password is that of a sign-up whose address was not
 * confirmed yet; a code was sent, and the browser may type it in. LOGIN_LIMITED: too many tries for that address on
 * browsers that are new to it; its mailbox has a link that confirms the browser. The same for unknown addresses.
 */
export const loginEndpoint = endpoint({
  method: 'POST',
  path: 'auth/login',
  access: 'public',
  request: loginSchema,
  response: accessTokenSchema,
  credentials: true,
  summary: 'Signs in with email and password.',
});

/** Trades the refresh cookie for a new access token. The path is spelt so. */
export const refreshTokenEndpoint = endpoint({
  method: 'POST',
  path: 'refersh/access/token',
  access: 'public',
  request: object({}),
  response: accessTokenSchema,
  credentials: true,
  summary: 'Trades the refresh cookie for a new access token; the cookie is renewed with it.',
});

/** Ends the session that the refresh cookie belongs to. */
export const logoutEndpoint = endpoint({
  method: 'POST',
  path: 'logout',
  access: 'public',
  request: object({}),
  response: object({ status: string().required() }),
  credentials: true,
  summary: 'Ends the session; the same answer for one that has ended already.',
});
