import type { Database } from '../../../database/database';
import { renewEmailChange } from '../email/begin-email-change';
import { renewRecoveryEmail } from '../recovery-email/begin-recovery-email';
import { renewSignUp } from '../sign-up/renew-sign-up';
import { isSameSignUp } from '../sign-up/sign-ups.repository';
import { findLink } from './links.repository';

interface ResendRequest {
  /** Any link of the action whose mail is to be sent again, even an expired one. */
  id: string | undefined;
  /** The sign-up of this browser. */
  browserSignUpId: string | undefined;
}

/**
 * Sends the mail of a link again. Returns whether the link belongs to this browser's sign-up: a link must not bind
 * any other browser to it, as that would allow logging somebody in to an account that is not theirs.
 */
export async function resendLink(
  database: Database,
  { id, browserSignUpId }: ResendRequest,
): Promise<boolean> {
  if (id === undefined) return false;
  return database.transaction(async (transaction) => {
    const link = await findLink(transaction, id);
    if (link?.purpose === 'change-email') await renewEmailChange(transaction, link.id);
    if (link?.purpose === 'recovery-email') await renewRecoveryEmail(transaction, link.id);
    if (link?.purpose !== 'sign-up') return false;
    await renewSignUp(transaction, link.id, 'always');
    return browserSignUpId !== undefined && isSameSignUp(transaction, link.id, browserSignUpId);
  });
}
