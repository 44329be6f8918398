/** Making an account: a form, then the proof that the email address is one's own, by a code or by a link. */
import { object, string, type InferType } from 'yup';
import { accessTokenSchema } from './account';
import { emailField, linkTokenField, newPasswordField, sentStatus } from './account-fields';
import { endpoint } from './endpoint';

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
  email: emailField,
  password: newPasswordField,
});
export type SignUp = InferType<typeof signUpSchema>;

/** The form of the code: six digits, however they are spaced. */
export const codeSchema = object({
  code: string()
    .transform((text: unknown) => (typeof text === 'string' ? text.replace(/[\s-]/g, '') : text))
    .matches(/^\d{6}$/, 'The code has 6 digits.')
    .required('Please enter the code.'),
});

/**
 * Begins a sign-up and sends its code and link. The same answer in the same time for an address that has an account,
 * whose owner is told by mail instead. A cookie that scripts cannot read names the sign-up for the calls below.
 */
export const signUpEndpoint = endpoint({
  method: 'POST',
  path: 'auth/sign-up',
  access: 'public',
  request: signUpSchema,
  response: object({ status: sentStatus }),
  credentials: true,
  summary: 'Begins a sign-up; the account is made when its address is confirmed.',
});

/**
 * Confirms the address of this browser's sign-up by its code, and signs in. CODE_WRONG (field `code`), CODE_EXPIRED,
 * EMAIL_TAKEN (it is confirmed already, such as by the link on another device: log in).
 */
export const confirmCodeEndpoint = endpoint({
  method: 'POST',
  path: 'auth/verification/code',
  access: 'public',
  request: codeSchema,
  response: accessTokenSchema,
  credentials: true,
  summary: 'Confirms an address by the code of the sign-up of this browser, and signs in.',
});

/** What a link of a mail is for. */
export const LINK_PURPOSES = [
  'sign-up',
  'change-email',
  'reset-password',
  'confirm-device',
] as const;

/** How a link of a mail stands: `ready`, `used`, `expired` or `invalid`. Looking changes nothing. */
export const inspectLinkEndpoint = endpoint({
  method: 'POST',
  path: 'auth/link/look',
  access: 'public',
  request: object({ token: linkTokenField }),
  response: object({
    status: string().required(),
    /** One of LINK_PURPOSES; null for an invalid link. */
    purpose: string().nullable().defined(),
    /** The address that it confirms; null for an invalid link. */
    email: string().nullable().defined(),
  }),
  summary: 'How a link of a mail stands. Looking does not use it up.',
});

/**
 * Confirms an address by the link of a mail, or this browser by one of the purpose `confirm-device`. In the browser that
 * signed up it signs in too; elsewhere `accessToken` is null. A second time: `already_verified`. LINK_EXPIRED, LINK_INVALID, EMAIL_TAKEN (another account has it by now).
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
  summary: 'Confirms an address, or this browser, by the link of a mail.',
});

/** Sends the mail again: of this browser's sign-up, or of the link (also an expired one) that is given. */
export const resendVerificationEndpoint = endpoint({
  method: 'POST',
  path: 'auth/verification/resend',
  access: 'public',
  request: object({ token: string().max(100) }),
  response: object({ status: sentStatus }),
  credentials: true,
  summary: 'Sends code and link again; the same answer when there is nothing to send.',
});
