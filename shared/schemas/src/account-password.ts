/** A forgotten password, and the change of one. */
import { object, ref, string, type InferType } from 'yup';
import {
  emailField,
  linkTokenField,
  newPasswordField,
  passwordField,
  sentStatus,
} from './account-fields';
import { endpoint } from './endpoint';

/** The form that asks for a link. */
export const forgotPasswordSchema = object({ email: emailField });

/** Sends a link for a new password. The same answer in the same time for unknown addresses, which get no mail. */
export const forgotPasswordEndpoint = endpoint({
  method: 'POST',
  path: 'auth/password/forgot',
  access: 'public',
  request: forgotPasswordSchema,
  response: object({ status: sentStatus }),
  summary: 'Sends a link for a new password, if there is such an account.',
});

/** The form of a new password, typed twice. */
export const newPasswordSchema = object({
  password: newPasswordField,
  confirmPassword: string()
    .required('Please enter the password again.')
    .oneOf([ref('password')], 'The passwords do not match.'),
});

/** Sets a new password by the link of a mail, once, and ends all sessions. LINK_EXPIRED (also once it was used), LINK_INVALID. */
export const resetPasswordEndpoint = endpoint({
  method: 'POST',
  path: 'auth/password/reset',
  access: 'public',
  request: object({ token: linkTokenField, password: newPasswordField }),
  response: object({ status: string().required() }),
  credentials: true,
  summary: 'Sets a new password by the link of a mail, and ends all sessions.',
});

/** The form that changes the password. */
export const changePasswordSchema = object({
  currentPassword: passwordField.required('Please enter your current password.'),
}).concat(newPasswordSchema);
export type ChangePassword = InferType<typeof changePasswordSchema>;

/** Changes the password; the other sessions end. PASSWORD_WRONG (field `currentPassword`). */
export const changePasswordEndpoint = endpoint({
  method: 'POST',
  path: 'account/password',
  access: 'session',
  request: object({ currentPassword: passwordField, password: newPasswordField }),
  response: object({ status: string().required() }),
  summary: 'Changes the password and ends the other sessions.',
});
