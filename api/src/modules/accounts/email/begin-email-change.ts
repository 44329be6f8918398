import { queueMail } from '../../../mail/outbox';
import type { Queryable } from '../../../database/database';
import { newLinkId } from '../links/link-keys';
import { addAccountLink, closeLinks } from '../links/links.repository';
import { lockRenewableLink } from '../links/renewable-link';
import { lockUser } from '../users/users.repository';

/** Starts an email change: sends a link to the new address and closes an earlier link for another one. */
export async function beginEmailChange(
  transaction: Queryable,
  userId: string,
  email: string,
): Promise<void> {
  await lockUser(transaction, userId);
  await closeLinks(transaction, userId, ['change-email']);
  const id = newLinkId();
  await addAccountLink(transaction, { id, purpose: 'change-email', userId, email });
  await queueMail(transaction, 'email-change', { linkId: id });
}

/** Sends a new link in place of one that expired or got lost. Does nothing for one that was used or closed. */
export async function renewEmailChange(transaction: Queryable, id: string): Promise<void> {
  const link = await lockRenewableLink(transaction, id, 'change-email');
  if (link) await beginEmailChange(transaction, link.userId, link.email);
}
