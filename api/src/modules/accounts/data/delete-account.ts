import { queueMail } from '../../../mail/outbox';
import { ApiError } from '../../../http/api-error';
import type { SessionUser } from '../../../auth/access';
import type { Database } from '../../../database/database';
import type { PersonalPart } from '../../../personal-data/personal-part';
import { confirmPassword } from '../passwords/confirm-password';
import { findPerson, lockDeletions, lockWithAdmins, removeUser } from './persons.repository';

const ONLY_ADMIN = 'You are the only admin of this site. Make someone else an admin first.';

/** Deletes the account and all its personal data. Of two concurrent calls, the second finds no account. */
export async function deleteAccount(
  database: Database,
  user: SessionUser,
  { password, personalData }: { password: string; personalData: readonly PersonalPart[] },
): Promise<void> {
  const confirmed = await confirmPassword(database, user.id, password, 'password');
  await database.transaction(async (transaction) => {
    // A deletion locks everything that the person likes, follows or takes part in, so two concurrent deletions could deadlock.
    await lockDeletions(transaction);
    const locked = await lockWithAdmins(transaction, user.id);
    const account = locked.find(({ id }) => id === user.id);
    if (!account) throw new ApiError('SESSION_ENDED');
    const isOnlyAdmin = account.role === 'admin' && locked.length === 1;
    // The password was changed while the submitted one was being verified.
    if (account.passwordHash !== confirmed.passwordHash) throw new ApiError('CONFLICT');
    if (isOnlyAdmin) throw new ApiError('CONFLICT', { fields: { password: ONLY_ADMIN } });
    const person = await findPerson(transaction, user);
    if (!person) throw new ApiError('SESSION_ENDED');
    for (const { remove } of personalData) await remove?.(transaction, person);
    await removeUser(transaction, user.id);
    const { email: to, firstName } = account;
    await queueMail(transaction, 'account-deleted', { to, firstName });
  });
}
