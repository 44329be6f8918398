/** Sign-up: a form, then the confirmation of the email address by a code or a link. */
import { object, string, type InferType } from 'yup';
import { accessTokenSchema } from './account';
import { ageGroupField, parentEmailField, chosenAgeGroupField } from './age';
import { emailField, linkTokenField, newPasswordField, sentStatus } from './fields';
import { legalAgreementField, requiredLegalAgreementField } from './legal-agreement';
import { endpoint } from '../api/endpoint';

export const firstNameField = string()
  .trim()
  .max(60, 'Your first name must not be longer than 60 characters.')
  .required('Please enter your first name.');

/** Empty for people who have one name only. */
export const lastNameField = string()
  .trim()
  .max(60, 'Your last name must not be longer than 60 characters.')
  .default('');

/** The request of a sign-up. */
export const signUpSchema = object({
  firstName: firstNameField,
  lastName: lastNameField,
  email: emailField,
  password: newPasswordField,
  /** Hosts of earlier releases do not ask for it. */
  ageGroup: ageGroupField,
  /** Where to ask for the consent of a parent or guardian, if the person is under 18. */
  parentEmail: parentEmailField,
  /** Whether the person agrees to the terms and the privacy policy. Hosts of earlier releases do not ask for it. */
  hasAgreed: legalAgreementField,
});
export type SignUp = InferType<typeof signUpSchema>;

/** The sign-up form: without agreeing and without the age group it cannot be sent. */
export const signUpFormSchema = signUpSchema.shape({
  hasAgreed: requiredLegalAgreementField,
  ageGroup: chosenAgeGroupField,
});
export type SignUpForm = InferType<typeof signUpFormSchema>;

/** The request of the form. Only that of a minor has the address of a parent. */
export function toSignUpRequest(form: SignUpForm): SignUp {
  const { parentEmail, ...request } = signUpSchema.cast(form);
  return request.ageGroup === 'minor' ? { ...request, parentEmail } : request;
}

/** The form for the code: six digits, with any spaces and dashes between them. */
export const codeSchema = object({
  code: string()
    .transform((text: unknown) => (typeof text === 'string' ? text.replace(/[\s-]/g, '') : text))
    .matches(/^\d{6}$/, 'The code has 6 digits.')
    .required('Please enter the code.'),
});

/**
 * Starts a sign-up and sends its code and link. For an address that has an account, its owner is notified instead; response and response
 * time are the same. An HttpOnly cookie identifies the sign-up in the calls below.
 */
export const signUpEndpoint = endpoint({
  method: 'POST',
  path: 'auth/sign-up',
  access: 'public',
  request: signUpSchema,
  response: object({ status: sentStatus }),
  credentials: true,
  summary: 'Starts a sign-up. The account is created when its address is confirmed.',
});

/**
 * Confirms the address of this browser's sign-up by its code, and logs in. CODE_WRONG (field `code`), CODE_EXPIRED, EMAIL_TAKEN (already
 * confirmed, for example by the link on another device).
 */
export const confirmCodeEndpoint = endpoint({
  method: 'POST',
  path: 'auth/verification/code',
  access: 'public',
  request: codeSchema,
  response: accessTokenSchema,
  credentials: true,
  summary: "Confirms the address of this browser's sign-up by its code, and logs in.",
});

/** The purposes of links in emails. */
export const LINK_PURPOSES = [
  'sign-up',
  'change-email',
  'reset-password',
  'confirm-device',
  'recovery-email',
] as const;

/** The state of a link: `ready`, `used`, `expired` or `invalid`. Does not use the link. */
export const inspectLinkEndpoint = endpoint({
  method: 'POST',
  path: 'auth/link/look',
  access: 'public',
  request: object({ token: linkTokenField }),
  response: object({
    status: string().required(),
    /** One of LINK_PURPOSES; null for an invalid link. */
    purpose: string().nullable().defined(),
    /** The address that the link confirms, or the account's address for a link that resets a password; null for an invalid link. */
    email: string().nullable().defined(),
  }),
  summary: 'Returns the state of a link from an email, without using it.',
});

/**
 * Confirms an address by a link, or this browser by a link with the purpose `confirm-device`. In the browser that signed up it also logs
 * in; elsewhere `accessToken` is null. A repeated confirmation gives `already_verified`. LINK_EXPIRED, LINK_INVALID, EMAIL_TAKEN (another
 * account now has the address).
 */
export const confirmLinkEndpoint = endpoint({
  method: 'POST',
  path: 'auth/verification/confirm',
  access: 'public',
  request: object({ token: linkTokenField }),
  response: object({
    /** `verified` or `already_verified`. */
    status: string().required(),
    purpose: string().required(),
    accessToken: string().nullable().defined(),
  }),
  credentials: true,
  summary: 'Confirms an address, or this browser, by a link from an email.',
});

/** Sends an email again: that of this browser's sign-up, or that of the given link, even if the link has expired. */
export const resendVerificationEndpoint = endpoint({
  method: 'POST',
  path: 'auth/verification/resend',
  access: 'public',
  request: object({ token: string().max(100) }),
  response: object({ status: sentStatus }),
  credentials: true,
  summary: 'Sends code and link again. The response is the same when there is nothing to send.',
});
