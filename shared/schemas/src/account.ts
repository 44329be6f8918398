/** Signing up, in and out, and the access token that the other calls carry. */
import { object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';

const email = string()
  .trim()
  .max(254, 'Email must not be longer than 254 characters.')
  .email('Please enter a valid email address.')
  .required('Please enter your email address.');

const personName = (label: string) =>
  string()
    .trim()
    .min(1, `Please enter your ${label}.`)
    .max(60, `Your ${label} must not be longer than 60 characters.`)
    .required(`Please enter your ${label}.`);

/** The sign-up form and its request. */
export const signUpSchema = object({
  firstName: personName('first name'),
  lastName: personName('last name'),
  email,
  password: string()
    .min(8, 'Password must be at least 8 characters')
    .max(128, 'Password must not be longer than 128 characters')
    .required('Please choose a password.'),
});
export type SignUp = InferType<typeof signUpSchema>;

/** The login form and its request. The length rule of new passwords does not apply to old ones. */
export const loginSchema = object({
  email,
  password: string()
    .max(128, 'Password must not be longer than 128 characters')
    .required('Please enter your password.'),
});
export type Login = InferType<typeof loginSchema>;

/** What sign-up, login and refresh answer. The refresh token travels in a cookie that scripts cannot read. */
export const accessTokenSchema = object({ accessToken: string().required() });
export type AccessToken = InferType<typeof accessTokenSchema>;

/** Makes an account and signs it in. */
export const signUpEndpoint = endpoint({
  method: 'POST',
  path: 'auth/sign-up',
  access: 'public',
  request: signUpSchema,
  response: accessTokenSchema,
  credentials: true,
  summary: 'Makes an account and signs it in.',
});

/** Signs in with email and password. */
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
