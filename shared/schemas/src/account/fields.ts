/** Fields shared by the forms of an account. */
import { string } from 'yup';

/** An email address. */
export const emailField = string()
  .trim()
  .max(254, 'Email must not be longer than 254 characters.')
  .email('Please enter a valid email address.')
  .required('Please enter your email address.');

/** A new password. Any characters are allowed, including spaces. */
export const newPasswordField = string()
  .min(8, 'Password must be at least 8 characters')
  .max(128, 'Password must not be longer than 128 characters')
  .required('Please choose a password.');

/** An existing password: the rules for new ones do not apply to it. */
export const passwordField = string()
  .max(128, 'Password must not be longer than 128 characters')
  .required('Please enter your password.');

/** The token of a link in an email. */
export const linkTokenField = string().max(100).required();

/** The status of a call that only sends an email. It does not reveal whether the account exists. */
export const sentStatus = string().required();
