/** The form of the dialog `Contact Information`. */
import { string, type InferType } from 'yup';
import { contactFormSchema, type AccountSettings } from './settings';
import { isSameEmail } from './settings-form';

type Emails = Pick<AccountSettings, 'primaryEmail' | 'recoveryEmail'>;

/** Changing an address of the settings needs the current password, other changes do not. */
export const createContactFormSchema = (settings: Emails) =>
  contactFormSchema.shape({
    currentPassword: string()
      .defined()
      .default('')
      .max(128, 'Password must not be longer than 128 characters')
      .test(
        'given',
        'Current password is required',
        (password, { parent }) => password !== '' || !hasNewEmail(parent, settings),
      ),
  });
export type ContactForm = InferType<ReturnType<typeof createContactFormSchema>>;

/** Whether an address differs from the address in the settings in more than its spelling. */
export function hasNewEmail(values: Partial<Emails>, settings: Emails): boolean {
  return (
    !isSameEmail(values.primaryEmail, settings.primaryEmail) ||
    !isSameEmail(values.recoveryEmail, settings.recoveryEmail)
  );
}
