/** Resetting and changing a password. */
import { object, ref, string, type InferType } from 'yup';
import { emailField, linkTokenField, newPasswordField, passwordField, sentStatus } from './fields';
import { endpoint } from '../api/endpoint';

/** The form that requests a reset link. */
export const forgotPasswordSchema = object({ email: emailField });

/** Sends a reset link. For unknown addresses no email is sent, and response and response time are the same. */
export const forgotPasswordEndpoint = endpoint({
  method: 'POST',
  path: 'auth/password/forgot',
  access: 'public',
  request: forgotPasswordSchema,
  response: object({ status: sentStatus }),
  summary: 'Sends a link that resets the password, if the account exists.',
});

/** The form for a new password, entered twice. */
export const newPasswordSchema = object({
  password: newPasswordField,
  confirmPassword: string()
    .required('Please enter the password again.')
    .oneOf([ref('password')], 'The passwords do not match.'),
});

/** Sets a new password with a reset link, once, and ends all sessions. LINK_EXPIRED (including a used link), LINK_INVALID. */
export const resetPasswordEndpoint = endpoint({
  method: 'POST',
  path: 'auth/password/reset',
  access: 'public',
  request: object({ token: linkTokenField, password: newPasswordField }),
  response: object({ status: string().required() }),
  credentials: true,
  summary: 'Sets a new password with a reset link, and ends all sessions.',
});

/** The form that changes the password. */
export const changePasswordSchema = object({
  currentPassword: passwordField.required('Please enter your current password.'),
}).concat(newPasswordSchema);
export type ChangePassword = InferType<typeof changePasswordSchema>;

/** Changes the password and ends the other sessions. PASSWORD_WRONG (field `currentPassword`). */
export const changePasswordEndpoint = endpoint({
  method: 'POST',
  path: 'account/password',
  access: 'session',
  request: object({ currentPassword: passwordField, password: newPasswordField }),
  response: object({ status: string().required() }),
  summary: 'Changes the password and ends the other sessions.',
});
