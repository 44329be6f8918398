import { queueMail } from '../../../mail/outbox';
import type { Queryable } from '../../../database/database';
import { findLink } from '../links/links.repository';
import { consentOf } from './sign-up-consent';
import { addSignUp, findReusableLink, lockSignUp } from './sign-ups.repository';

/**
 * `always`: the user requested a new mail. `when needed`: a mail is sent only if the last code may have expired; otherwise
 * the mail sent before is enough.
 */
type Sending = 'always' | 'when needed';

/**
 * Sends the mail of a sign-up again. For ten minutes it contains the same link and code, so that either mail works;
 * after that it gets new ones. Does nothing for a confirmed sign-up.
 */
export async function renewSignUp(
  transaction: Queryable,
  id: string,
  sending: Sending,
): Promise<void> {
  await lockSignUp(transaction, id);
  const link = await findLink(transaction, id);
  if (link?.purpose !== 'sign-up' || link.isUsed) return;
  const fresh = await findReusableLink(transaction, id);
  if (fresh && sending === 'when needed') return;
  const linkId = fresh ?? (await addSignUp(transaction, link, consentOf(link)));
  await queueMail(transaction, 'sign-up', { linkId });
}
