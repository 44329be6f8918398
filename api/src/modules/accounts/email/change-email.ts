import { queueMail } from '../../../mail/outbox';
import { ApiError } from '../../../http/api-error';
import type { Queryable } from '../../../database/database';
import type { AccountLink } from '../links/link-record';
import { closeLinks } from '../links/links.repository';
import { clearRecoveryEmail } from '../recovery-email/recovery-emails.repository';
import { emailKey } from '../users/users.repository';
import type { EmailChangeListener } from './email-change';
import { setEmail } from './emails.repository';

/**
 * Sets the email address that the link confirms and notifies the old one. Throws EMAIL_TAKEN if another
 * account has taken it in the meantime.
 */
export async function changeEmail(
  transaction: Queryable,
  link: AccountLink,
  listeners: readonly EmailChangeListener[],
): Promise<void> {
  const { userId, email } = link;
  const replaced = await setEmail(transaction, userId, email);
  if (!replaced) throw new ApiError('LINK_INVALID');
  // Password links may have been sent to the old address. A recovery address can still be confirmed.
  await closeLinks(transaction, userId, ['change-email', 'reset-password', 'confirm-device']);
  await clearRecoveryEmail(transaction, { userId, email });
  if (emailKey(replaced.email) === emailKey(email)) return;
  const { email: to, firstName, wasVerified } = replaced;
  for (const notify of listeners) await notify(transaction, { from: to, to: email, wasVerified });
  await queueMail(transaction, 'email-changed', { to, firstName, email });
}
