import type { AccountSettings } from '@sopaan/schemas/account/settings';
import type { ContactForm } from '@sopaan/schemas/account/contact-form';

/** Says what has been saved, and which addresses must be confirmed first. */
export function savedText(values: ContactForm, saved: AccountSettings): string {
  const message = 'Your contact details have been saved.';
  const sentTo = [saved.pendingPrimaryEmail, saved.pendingRecoveryEmail].filter(
    (email) => email !== '' && (email === values.primaryEmail || email === values.recoveryEmail),
  );
  if (sentTo.length === 0) return message;
  return sentTo.length === 1
    ? `${message} Open the link in the email we sent to your new address to confirm it.`
    : `${message} Open the links in the emails we sent to your new addresses to confirm them.`;
}
