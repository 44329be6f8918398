import { queueMail } from '../../../mail/outbox';
import type { Queryable } from '../../../database/database';
import { newLinkId } from '../links/link-keys';
import { addAccountLink, closeLinks } from '../links/links.repository';
import { lockRenewableLink } from '../links/renewable-link';

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
  const link = await lockRenewableLink(transaction, id, 'recovery-email');
  if (link) await beginRecoveryEmail(transaction, link.userId, link.email);
}
