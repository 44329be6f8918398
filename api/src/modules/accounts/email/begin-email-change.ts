import { queueMail } from '../../../mail/outbox';
import type { Queryable } from '../../../plugins/database';
import { newLinkId } from '../links/link-keys';
import { standingOf } from '../links/link-record';
import { addAccountLink, closeLinks, findLink } from '../links/links.repository';
import { lockUser } from '../users/users.repository';

/** Begins the change of an account's address: its link is sent there, and takes the place of one for another address. */
export async function beginEmailChange(
  transaction: Queryable,
  userId: string,
  email: string,
): Promise<void> {
  await lockUser(transaction, userId);
  await closeLinks(transaction, userId, 'change-email');
  const id = newLinkId();
  await addAccountLink(transaction, { id, purpose: 'change-email', userId, email });
  await queueMail(transaction, 'email-change', { linkId: id });
}

/** Sends a new link in the place of one that expired or got lost. Nothing for one that was used or given up. */
export async function renewEmailChange(transaction: Queryable, id: string): Promise<void> {
  const link = await findLink(transaction, id);
  if (link?.purpose !== 'change-email') return;
  await lockUser(transaction, link.userId);
  const locked = await findLink(transaction, id);
  const standing = locked && standingOf(locked);
  if (standing === 'ready' || standing === 'expired') {
    await beginEmailChange(transaction, link.userId, link.email);
  }
}
