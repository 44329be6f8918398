/** The settings that an import restores. What needs a confirmation, such as a recovery email, is not among them. */
import { array, string, type InferType } from 'yup';
import { isPastDate } from '../account/date-of-birth';
import { MAIL_CATEGORIES } from '../account/mail-choices';
import { PREFERRED_LANGUAGES, settingsFormSchema } from '../account/settings-form';
import { publicPageChoicesSchema } from '../public-profile/public-profile';
import { usernameField } from '../public-profile/username';

/** Empty texts mean that a value was never given. */
export const importedSettingsSchema = settingsFormSchema.pick(['recoveryPhone']).shape({
  /** ISO date. */
  dob: string()
    .defined()
    .default('')
    .test(
      'past-date',
      'The date of birth is not a date in the past.',
      (text) => text === '' || isPastDate(text),
    ),
  language: string()
    .oneOf(
      ['', ...PREFERRED_LANGUAGES.map(({ value }) => value)],
      'The language is not offered here.',
    )
    .defined()
    .default(''),
  /** The categories to turn off; all others are turned on. */
  unwantedMails: array(string().oneOf(MAIL_CATEGORIES).required())
    .max(MAIL_CATEGORIES.length)
    .required(),
});
export type ImportedSettings = InferType<typeof importedSettingsSchema>;

/** Without a username, the account keeps its present one. */
export const importedPublicPageSchema = publicPageChoicesSchema.shape({
  username: usernameField.notRequired(),
});
export type ImportedPublicPage = InferType<typeof importedPublicPageSchema>;
