import { queueMail } from '../../../mail/outbox';
import type { Queryable } from '../../../database/database';
import { newLinkId } from '../links/link-keys';
import { linkStatus } from '../links/link-record';
import { addAccountLink, closeLinks, findLink } from '../links/links.repository';
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
  const link = await findLink(transaction, id);
  if (link?.purpose !== 'change-email') return;
  await lockUser(transaction, link.userId);
  const locked = await findLink(transaction, id);
  const status = locked && linkStatus(locked);
  if (status === 'ready' || status === 'expired') {
    await beginEmailChange(transaction, link.userId, link.email);
  }
}
