import type { Queryable } from '../../../database/database';
import type { SignUpLink } from '../links/link-record';
import { addUser, type Account } from '../users/users.repository';
import { closeSignUp } from './sign-ups.repository';

/** Creates the account of a confirmed sign-up. Throws EMAIL_TAKEN if another sign-up was confirmed first. */
export async function completeSignUp(transaction: Queryable, link: SignUpLink): Promise<Account> {
  const account = await addUser(transaction, { ...link, isVerified: true });
  await closeSignUp(transaction, link.id);
  return account;
}
