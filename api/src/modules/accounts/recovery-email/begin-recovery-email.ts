import { queueMail } from '../../../mail/outbox';
import type { Queryable } from '../../../database/database';
import { newLinkId } from '../links/link-keys';
import { linkStatus } from '../links/link-record';
import { addAccountLink, closeLinks, findLink } from '../links/links.repository';
import { lockUser } from '../users/users.repository';

/** Sends a link to a new recovery address and closes an earlier link for another one. Lock the account first. */
export async function beginRecoveryEmail(
  transaction: Queryable,
  userId: string,
  email: string,
): Promise<void> {
  await closeLinks(transaction, userId, ['recovery-email']);
  const id = newLinkId();
  await addAccountLink(transaction, { id, purpose: 'recovery-email', userId, email });
  await queueMail(transaction, 'recovery-email', { linkId: id });
}

/** Sends a new link in place of one that expired or got lost. Does nothing for one that was used or closed. */
export async function renewRecoveryEmail(transaction: Queryable, id: string): Promise<void> {
  const link = await findLink(transaction, id);
  if (link?.purpose !== 'recovery-email') return;
  await lockUser(transaction, link.userId);
  const locked = await findLink(transaction, id);
  const status = locked && linkStatus(locked);
  if (status === 'ready' || status === 'expired') {
    await beginRecoveryEmail(transaction, link.userId, link.email);
  }
}
