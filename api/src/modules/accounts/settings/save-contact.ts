import { hasNewEmail } from '@sopaan/schemas/account/contact-form';
import type { AccountSettings, saveContactEndpoint } from '@sopaan/schemas/account/settings';
import { isSameEmail } from '@sopaan/schemas/account/settings-form';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import { queueMail } from '../../../mail/outbox';
import { ApiError } from '../../../http/api-error';
import type { Database, Queryable } from '../../../database/database';
import { beginEmailChange } from '../email/begin-email-change';
import { confirmPassword } from '../passwords/confirm-password';
import { lockPassword } from '../passwords/passwords.repository';
import { beginRecoveryEmail } from '../recovery-email/begin-recovery-email';
import { removeRecoveryEmail } from '../recovery-email/change-recovery-email';
import { lockUser } from '../users/users.repository';
import { setPhones } from './account-settings.repository';
import { requireRevision, requireSettings } from './require-settings';

type Contact = RequestOf<typeof saveContactEndpoint>;

/** Stores the phone numbers, and begins the change of each address that differs from the present one. */
export async function saveContact(
  database: Database,
  userId: string,
  contact: Contact,
): Promise<AccountSettings> {
  const before = await requireRevision(database, userId, contact.revision);
  const passwordHash = hasNewEmail(contact, before)
    ? await confirmCurrentPassword(database, userId, contact.currentPassword)
    : undefined;
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    // These settings have the revision that was checked above, so the need for a password is the same.
    const settings = await requireRevision(transaction, userId, contact.revision);
    if (passwordHash !== undefined && !(await lockPassword(transaction, userId, passwordHash))) {
      throw new ApiError('CONFLICT');
    }
    await setPhones(transaction, userId, contact);
    if (!isSameEmail(settings.primaryEmail, contact.primaryEmail)) {
      await beginEmailChange(transaction, userId, contact.primaryEmail);
      await queueMail(transaction, 'email-change-asked', { userId, email: contact.primaryEmail });
    }
    if (!isSameEmail(settings.recoveryEmail, contact.recoveryEmail)) {
      await changeRecovery(transaction, userId, contact.recoveryEmail);
    }
    return requireSettings(transaction, userId);
  });
}

async function changeRecovery(
  transaction: Queryable,
  userId: string,
  email: string,
): Promise<void> {
  if (email === '') return removeRecoveryEmail(transaction, userId);
  await beginRecoveryEmail(transaction, userId, email);
  await queueMail(transaction, 'recovery-email-asked', { userId, email });
}

async function confirmCurrentPassword(
  database: Queryable,
  userId: string,
  password: string,
): Promise<string> {
  if (password === '') {
    const fields = { currentPassword: 'Current password is required' };
    throw new ApiError('VALIDATION_FAILED', { fields });
  }
  const account = await confirmPassword(database, userId, password, 'currentPassword');
  return account.passwordHash;
}
