import type { Database } from '../../../plugins/database';
import { renewEmailChange } from '../email/begin-email-change';
import { renewSignUp } from '../sign-up/renew-sign-up';
import { isSameSignUp } from '../sign-up/sign-ups.repository';
import { findLink } from './links.repository';

interface Resending {
  /** Any link of what is to be sent again, also an expired one. */
  id: string | undefined;
  /** The sign-up of this browser. */
  browserId: string | undefined;
}

/**
 * Sends the mail of a link again. Answers whether it is of this browser's sign-up: no other browser may be bound to
 * it by a link, as that would be a way to sign somebody in to an account that is not theirs.
 */
export async function resendLink(
  database: Database,
  { id, browserId }: Resending,
): Promise<boolean> {
  if (id === undefined) return false;
  return database.transaction(async (transaction) => {
    const link = await findLink(transaction, id);
    if (link?.purpose === 'change-email') await renewEmailChange(transaction, link.id);
    if (link?.purpose !== 'sign-up') return false;
    await renewSignUp(transaction, link.id, 'always');
    return browserId !== undefined && isSameSignUp(transaction, link.id, browserId);
  });
}
