/** The form of the account settings. Its dialogs show parts of it, and each checks the fields that it shows. */
import { object, string, type InferType } from 'yup';
import { isPastDate } from './date-of-birth';
import { phoneField } from './phone';

/** The preferred languages, as stored and as shown. */
export const PREFERRED_LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'Hindi' },
] as const;

const EMAIL_ERROR = 'Please enter a valid email address.';
const RECOVERY_EMAIL_ERROR = 'Please enter a valid recovery email address.';
const NAME_ERROR = 'Name must be at least 2 characters.';
const DATE_ERROR = 'Please enter a valid date of birth.';
const LANGUAGE_ERROR = 'Please select a language.';

const optional = () => string().trim().defined().default('');
const phone = () => phoneField().defined().default('');
const password = () =>
  string().defined().default('').max(128, 'Password must not be longer than 128 characters');

/**
 * The first and last name in one text. `present`, the name that the account has, is valid even if it is shorter or longer than new names
 * may be, because forms with separate fields allow 1 to 60 characters for each of the two.
 */
export function newName(present?: string) {
  return string()
    .trim()
    .required(NAME_ERROR)
    .test('long-enough', NAME_ERROR, (name) => !name || name === present || name.length >= 2)
    .test(
      'short-enough',
      'Name must not be longer than 30 characters.',
      (name) => !name || name === present || name.length <= 30,
    );
}

/**
 * The state of the form (PF-048) except `isPublic`. Empty texts mean that no value is given. `dob` is an ISO date. The passwords
 * are checked as soon as one of them is filled in.
 */
export const settingsFormSchema = object({
  name: newName(),
  dob: string()
    .required('A date of birth is required.')
    .test('past-date', DATE_ERROR, (text) => isPastDate(text)),
  language: string()
    .required(LANGUAGE_ERROR)
    .test('known', LANGUAGE_ERROR, (text) =>
      PREFERRED_LANGUAGES.some(({ value }) => value === text),
    ),
  primaryEmail: string().trim().required(EMAIL_ERROR).max(254, EMAIL_ERROR).email(EMAIL_ERROR),
  recoveryEmail: optional()
    .max(254, RECOVERY_EMAIL_ERROR)
    .email(RECOVERY_EMAIL_ERROR)
    .test(
      'different',
      'Recovery email must be different from primary email.',
      (email, { parent }) => email === '' || !isSameEmail(email, readText(parent, 'primaryEmail')),
    ),
  primaryPhone: phone(),
  recoveryPhone: phone().test(
    'different',
    'Recovery phone must be different from primary phone',
    (number, { parent }) =>
      number === '' || phoneToCompare(number) !== phoneToCompare(readText(parent, 'primaryPhone')),
  ),
  currentPassword: password().test(
    'given',
    'Current password is required',
    (text, { parent }) => text !== '' || !hasPassword(parent),
  ),
  newPassword: password()
    .test(
      'given',
      'New password is required',
      (text, { parent }) => text !== '' || !hasPassword(parent),
    )
    .test(
      'long-enough',
      'Password must be at least 8 characters',
      (text) => text === '' || text.length >= 8,
    ),
  confirmPassword: password()
    .test(
      'given',
      'Please confirm your new password',
      (text, { parent }) => text !== '' || !hasPassword(parent),
    )
    .test(
      'equal',
      'Passwords do not match',
      (text, { parent }) => text === '' || text === readText(parent, 'newPassword'),
    ),
});
export type SettingsForm = InferType<typeof settingsFormSchema>;

/** Whether two texts are the same email address, ignoring letter case, surrounding spaces and Unicode composition. */
export function isSameEmail(one = '', other = ''): boolean {
  return emailToCompare(one) === emailToCompare(other);
}

function emailToCompare(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Spaces and hyphens do not change a number. */
function phoneToCompare(number: string): string {
  return number.replace(/[\s-]/g, '');
}

function hasPassword(form: unknown): boolean {
  return ['currentPassword', 'newPassword', 'confirmPassword'].some(
    (name) => readText(form, name) !== '',
  );
}

/** The text of a field of a form; empty if it has none. */
export function readText(form: unknown, name: string): string {
  if (typeof form !== 'object' || form === null) return '';
  const value: unknown = Reflect.get(form, name);
  return typeof value === 'string' ? value : '';
}
