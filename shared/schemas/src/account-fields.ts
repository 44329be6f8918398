/** The fields that the forms of an account have in common. */
import { string } from 'yup';

/** An email address as people type it. */
export const emailField = string()
  .trim()
  .max(254, 'Email must not be longer than 254 characters.')
  .email('Please enter a valid email address.')
  .required('Please enter your email address.');

/** A password that is being chosen. Any characters, spaces too. */
export const newPasswordField = string()
  .min(8, 'Password must be at least 8 characters')
  .max(128, 'Password must not be longer than 128 characters')
  .required('Please choose a password.');

/** A password that was chosen before: the rules of new ones do not apply to it. */
export const passwordField = string()
  .max(128, 'Password must not be longer than 128 characters')
  .required('Please enter your password.');

/** The token of a link in a mail. */
export const linkTokenField = string().max(100).required();

/** What a call answers that only sends a mail: the same whether there is such an account or not. */
export const sentStatus = string().required();
