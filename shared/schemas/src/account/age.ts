/** A member's age group, and the consent of a parent or guardian for members under 18. */
import { boolean, object, string, ValidationError, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { legalAgreementField, requiredLegalAgreementField } from './legal-agreement';
import { isSameEmail, readText } from './settings-form';

/** The age groups: 18 or older, and under 18. */
export const AGE_GROUPS = ['adult', 'minor'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

const AGE_NEEDED = 'Please say whether you are 18 or older.';
/** The error where the address of the parent is the member's own. */
export const NOT_OWN_EMAIL = 'This must be the address of your parent or guardian, not your own.';

export const ageGroupField = string().oneOf(AGE_GROUPS, AGE_NEEDED);

/** The age group in a form, where nothing is chosen at first. */
export const chosenAgeGroupField = string()
  .oneOf<string>(AGE_GROUPS, AGE_NEEDED)
  .required(AGE_NEEDED);

const parentAddress = string()
  .trim()
  .max(254, 'Email must not be longer than 254 characters.')
  .email('Please enter a valid email address.')
  .required('Please enter the email address of your parent or guardian.');

/** The address of a parent or guardian, required where the field `ageGroup` is `minor`. It must differ from a field `email`. */
export const parentEmailField = string()
  .trim()
  .test('parent-email', (address, { parent, createError }) => {
    if (readText(parent, 'ageGroup') !== 'minor') return true;
    const message = parentEmailError(address ?? '', readText(parent, 'email'));
    return message === null || createError({ message });
  });

function parentEmailError(address: string, memberEmail: string): string | null {
  try {
    parentAddress.validateSync(address);
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
  return isSameEmail(address, memberEmail) ? NOT_OWN_EMAIL : null;
}

/** What the account states about the age of its owner. */
export const memberAgeSchema = object({
  /** One of `AGE_GROUPS`; null if the member has not stated it. */
  ageGroup: string().nullable().defined(),
  /** Whether the member has agreed to a version of the terms and of the privacy policy. */
  hasAgreed: boolean().required(),
  /** The parent or guardian who has been asked for consent. */
  parent: object({
    email: string().required(),
    /** ISO instant: when the last email was sent. */
    requestedAt: string().required(),
    /** ISO instant; null until the parent has confirmed. */
    confirmedAt: string().nullable().defined(),
  })
    .nullable()
    .default(null),
});
export type MemberAge = InferType<typeof memberAgeSchema>;

export const getMemberAgeEndpoint = endpoint({
  method: 'GET',
  path: 'account/age',
  access: 'session',
  request: object({}),
  response: memberAgeSchema,
  summary: 'Returns the age group of the member, and the consent of a parent or guardian.',
});

const stateAgeSchema = object({
  ageGroup: ageGroupField.required(AGE_NEEDED),
  parentEmail: parentEmailField,
  hasAgreed: legalAgreementField,
});

/** The form for members who were not asked when they signed up. */
export const ageFormSchema = stateAgeSchema.shape({
  ageGroup: chosenAgeGroupField,
  hasAgreed: requiredLegalAgreementField,
});
export type AgeForm = InferType<typeof ageFormSchema>;

/** The request of the form. Only that of a minor has the address of a parent. */
export function toAgeRequest(form: AgeForm): InferType<typeof stateAgeSchema> {
  const { parentEmail, ...request } = stateAgeSchema.cast(form);
  return request.ageGroup === 'minor' ? { ...request, parentEmail } : request;
}

/**
 * Stores the age group, and the agreement to the legal texts if it is given. A minor's parent is sent a link. VALIDATION_FAILED (field
 * `ageGroup`) for a minor without a confirmed consent who claims to be an adult, and (field `parentEmail`) for the account's own address.
 */
export const stateAgeEndpoint = endpoint({
  method: 'PUT',
  path: 'account/age',
  access: 'session',
  request: stateAgeSchema,
  response: memberAgeSchema,
  summary: 'Stores the age group of the member, and asks the parent of a minor for consent.',
});

/** The form for the address of a parent or guardian. */
export const parentEmailFormSchema = object({ parentEmail: parentAddress });

/** Sends the link to the parent or guardian, again or to another address. CONFLICT unless the consent of a minor is missing. */
export const askParentEndpoint = endpoint({
  method: 'PUT',
  path: 'account/parent-email',
  access: 'session',
  request: parentEmailFormSchema,
  response: memberAgeSchema,
  summary: 'Asks a parent or guardian for consent, by a link that is sent to them.',
});
