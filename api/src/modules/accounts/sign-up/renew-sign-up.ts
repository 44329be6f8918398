import { queueMail } from '../../../mail/outbox';
import type { Queryable } from '../../../plugins/database';
import { findLink } from '../links/links.repository';
import { addSignUp, findFreshLink, lockSignUp } from './sign-ups.repository';

/** `always`: it was asked for. `when needed`: the last code may have run out, else the mail of it is in the box. */
type Sending = 'always' | 'when needed';

/**
 * Sends the mail of a sign-up again. Within minutes it is the same link and code, so that it does not matter which of
 * the two mails is read; later there are new ones. Nothing for one that is confirmed already.
 */
export async function renewSignUp(
  transaction: Queryable,
  id: string,
  sending: Sending,
): Promise<void> {
  await lockSignUp(transaction, id);
  const link = await findLink(transaction, id);
  if (link?.purpose !== 'sign-up' || link.isUsed) return;
  const fresh = await findFreshLink(transaction, id);
  if (fresh && sending === 'when needed') return;
  const linkId = fresh ?? (await addSignUp(transaction, link));
  await queueMail(transaction, 'sign-up', { linkId });
}
