/** Personal details of the wallet. Details of the profile or the settings are read from there; the others are stored with the wallet. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { isAadhaarNumber } from './verhoeff';

export const GENDERS = ['Female', 'Male', 'Transgender'] as const;
export const MARITAL_STATUSES = ['Single', 'Married', 'Divorced', 'Separated', 'Widowed'] as const;

const text = (max: number) =>
  string().trim().max(max, `Use at most ${max} characters.`).default('');

/** Numbers may be entered with spaces and in lower case. They are stored without spaces and in upper case. */
const compact = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\s+/g, '').toUpperCase() : value;

function matchesOrEmpty(pattern: RegExp, message: string) {
  return string()
    .default('')
    .transform(compact)
    .matches(pattern, { message, excludeEmptyString: true });
}

/** The details that the wallet itself stores. Empty means not given. */
export const walletDetailsSchema = object({
  fatherName: text(100),
  motherName: text(100),
  gender: string()
    .oneOf(['', ...GENDERS], 'Choose one of the options.')
    .default(''),
  maritalStatus: string()
    .oneOf(['', ...MARITAL_STATUSES], 'Choose one of the options.')
    .default(''),
  nationality: text(60),
  aadhaar: string()
    .default('')
    .transform(compact)
    .matches(/^\d{12}$/, {
      message: 'An Aadhaar number has 12 digits.',
      excludeEmptyString: true,
    })
    .test(
      'verhoeff',
      'This is not a valid Aadhaar number. Check the digits.',
      (value) => value === '' || isAadhaarNumber(value),
    ),
  pan: matchesOrEmpty(
    /^[A-Z]{5}\d{4}[A-Z]$/,
    'A PAN has five letters, four digits and a letter, such as ABCDE1234F.',
  ),
  passport: matchesOrEmpty(
    /^[A-Z]\d{7}$/,
    'An Indian passport number has a letter and seven digits, such as A1234567.',
  ),
});
export type WalletDetails = InferType<typeof walletDetailsSchema>;

/** One row of Personal Details. Rows without a value are left out. */
const detailRowSchema = object({
  /** `name`, `fatherName`, `email` and so on. Newer servers may have more. */
  field: string().required(),
  value: string().required(),
});

/** Masks all rows that identify a person, unless `reveal` is true. WALLET_LOCKED. */
export const getDisplayedDetailsEndpoint = endpoint({
  method: 'GET',
  path: 'wallet/details',
  access: 'session',
  request: object({ reveal: boolean().default(false) }),
  response: object({ rows: array(detailRowSchema).required() }),
  summary: 'The personal details of the unlocked wallet, masked or in full.',
});
export type DetailRow = InferType<typeof detailRowSchema>;

const storedText = string().defined();

/** The fields of `walletDetailsSchema` without its rules, so that stored values are shown even if they would be rejected now. */
const storedDetailsSchema = object({
  fatherName: storedText,
  motherName: storedText,
  /** The date of birth from the settings of the account. Only older pages have an input for it. */
  dateOfBirth: storedText,
  gender: storedText,
  maritalStatus: storedText,
  nationality: storedText,
  aadhaar: storedText,
  pan: storedText,
  passport: storedText,
  /** How often the details were saved; 0 before the first time. */
  version: number().required(),
});
export type EditableDetails = InferType<typeof storedDetailsSchema>;

/** For the editor: in full. WALLET_LOCKED. */
export const getEditableDetailsEndpoint = endpoint({
  method: 'GET',
  path: 'wallet/details/stored',
  access: 'session',
  request: object({}),
  response: storedDetailsSchema,
  summary: 'The personal details that the wallet itself stores, in full.',
});

/** WALLET_LOCKED. CONFLICT if the details were saved since the version that was edited. */
export const saveDetailsEndpoint = endpoint({
  method: 'PUT',
  path: 'wallet/details',
  access: 'session',
  request: walletDetailsSchema.shape({
    /** The version of the details that were edited. Older pages omit it and replace any version. */
    version: number().integer().min(0),
    /** Only from older pages; VALIDATION_FAILED unless it equals the date in the settings. */
    dateOfBirth: string(),
  }),
  response: object({ status: string().required() }),
  summary: 'Stores the personal details that have no other place. Identity numbers are encrypted.',
});
