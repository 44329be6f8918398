import { queueMail } from '../../../mail/outbox';
import type { Queryable } from '../../../database/database';
import type { AccountLink } from '../links/link-record';
import { closeLinks } from '../links/links.repository';
import { emailKey } from '../users/users.repository';
import {
  clearRecoveryEmail,
  findRecoveryEmail,
  setRecoveryEmail,
} from './recovery-emails.repository';

/** Sets the recovery address that the link confirms, and notifies the previous one. */
export async function changeRecoveryEmail(
  transaction: Queryable,
  { userId, email }: AccountLink,
): Promise<void> {
  const previous = await findRecoveryEmail(transaction, userId);
  await setRecoveryEmail(transaction, { userId, email });
  await closeLinks(transaction, userId, ['recovery-email']);
  if (previous === null || emailKey(previous) === emailKey(email)) return;
  await queueMail(transaction, 'recovery-email-removed', { userId, to: previous });
}

/** Removes the recovery address, and cancels one that is not confirmed yet. Lock the account first. */
export async function removeRecoveryEmail(transaction: Queryable, userId: string): Promise<void> {
  await closeLinks(transaction, userId, ['recovery-email']);
  const email = await findRecoveryEmail(transaction, userId);
  if (email === null) return;
  await clearRecoveryEmail(transaction, { userId, email });
  await queueMail(transaction, 'recovery-email-removed', { userId, to: email });
}
