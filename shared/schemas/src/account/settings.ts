/** The settings of an account: its contact details and what is known about its owner. */
import { boolean, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { newName, settingsFormSchema } from './settings-form';

const text = string().defined().default('');

/** Empty texts mean that a value was never given. */
export const accountSettingsSchema = object({
  /** First and last name. */
  name: text,
  /** ISO date. */
  dob: text,
  /** A value of `PREFERRED_LANGUAGES`. */
  language: text,
  primaryEmail: text,
  isPrimaryEmailConfirmed: boolean().required(),
  /** The address that replaces `primaryEmail` once its owner opens the link that was sent to it. */
  pendingPrimaryEmail: text,
  /** Always a confirmed address. */
  recoveryEmail: text,
  pendingRecoveryEmail: text,
  primaryPhone: text,
  recoveryPhone: text,
  /** Identifies these values. A change of another revision is rejected with CONFLICT. */
  revision: string().required(),
});
export type AccountSettings = InferType<typeof accountSettingsSchema>;

const revision = string().max(60).required();

export const getAccountSettingsEndpoint = endpoint({
  method: 'GET',
  path: 'account/settings',
  access: 'session',
  request: object({}),
  response: accountSettingsSchema,
  summary: 'Returns the contact details and personal details of the account.',
});

/** The fields of the dialog `Contact Information`. */
export const contactFormSchema = settingsFormSchema.pick([
  'primaryEmail',
  'recoveryEmail',
  'primaryPhone',
  'recoveryPhone',
]);

/**
 * Stores the contact details. A new primary or recovery address takes effect when the link that is sent to it is confirmed; the account's
 * present address is notified. Both, and removing the recovery address, need `currentPassword`: PASSWORD_WRONG, or VALIDATION_FAILED
 * without one. CONFLICT for another revision. The response is the same for an address of another account.
 */
export const saveContactEndpoint = endpoint({
  method: 'PUT',
  path: 'account/contact',
  access: 'session',
  request: contactFormSchema.shape({
    currentPassword: string().max(128).defined().default(''),
    revision,
  }),
  response: accountSettingsSchema,
  summary: 'Stores email addresses and phone numbers of the account.',
});

/** The fields of the dialog `Personal Details`. */
export const personalDetailsFormSchema = settingsFormSchema.pick(['name', 'dob', 'language']);

/** The fields of the dialog `Personal Details`, with the present name of the account allowed whatever its length. */
export const personalDetailsFormOf = (presentName: string) =>
  personalDetailsFormSchema.shape({ name: newName(presentName) });

/** Stores date of birth, preferred language and, if it is given, the name. CONFLICT for another revision. */
export const savePersonalDetailsEndpoint = endpoint({
  method: 'PUT',
  path: 'account/personal-details',
  access: 'session',
  request: personalDetailsFormSchema.shape({ name: newName().optional(), revision }),
  response: accountSettingsSchema,
  summary: 'Stores name, date of birth and preferred language.',
});
