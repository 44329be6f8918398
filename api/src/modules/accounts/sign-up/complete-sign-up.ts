import type { Queryable } from '../../../database/database';
import { addStatedAge } from '../age/age.service';
import { addLegalConsent } from '../consents/consents.repository';
import type { SignUpLink } from '../links/link-record';
import { addUser, type Account } from '../users/users.repository';
import { consentOf } from './sign-up-consent';
import { closeSignUp } from './sign-ups.repository';

/** Creates the account of a confirmed sign-up. Throws EMAIL_TAKEN if another sign-up was confirmed first. */
export async function completeSignUp(transaction: Queryable, link: SignUpLink): Promise<Account> {
  const account = await addUser(transaction, { ...link, isVerified: true });
  const consent = consentOf(link);
  if (consent) await addLegalConsent(transaction, account.id, consent);
  await addStatedAge(transaction, account.id, link);
  await closeSignUp(transaction, link.id);
  return account;
}
