import { queueMail } from '../../../mail/outbox';
import { ApiError } from '../../../plugins/api-error';
import type { SessionUser } from '../../../plugins/access';
import type { Database, Queryable } from '../../../plugins/database';
import { confirmPassword } from '../passwords/confirm-password';
import { exportParts } from './export-parts';
import { findPerson } from './find-person';

/** Class of the advisory lock that serialises account deletions. */
const DELETION_LOCK = 4_127_004;
const ONLY_ADMIN = 'You are the only admin of this site. Make someone else an admin first.';

/** Deletes the account and all personal data. Of two concurrent calls, the second finds no account. */
export async function deleteAccount(
  database: Database,
  user: SessionUser,
  password: string,
): Promise<void> {
  const confirmed = await confirmPassword(database, user.id, password, 'password');
  await database.transaction(async (transaction) => {
    // Each deletion locks what its person likes, follows or takes part in, so two concurrent ones could deadlock.
    await transaction.query('select pg_advisory_xact_lock($1, 0)', [DELETION_LOCK]);
    const { account, isOnlyAdmin } = await lockAccount(transaction, user.id);
    // The password was changed while the submitted one was being verified.
    if (account.passwordHash !== confirmed.passwordHash) throw new ApiError('CONFLICT');
    if (isOnlyAdmin) throw new ApiError('CONFLICT', { fields: { password: ONLY_ADMIN } });
    const person = await findPerson(transaction, user.id);
    if (!person) throw new ApiError('SESSION_ENDED');
    for (const { remove } of exportParts) await remove?.(transaction, person);
    await transaction.query('delete from users where id = $1', [user.id]);
    const { email: to, firstName } = account;
    await queueMail(transaction, 'account-deleted', { to, firstName });
  });
}

interface LockedAccount extends Record<string, unknown> {
  id: string;
  role: string;
  email: string;
  firstName: string;
  passwordHash: string;
}

/** Admins also lock each other, in a fixed order, so that of the last two deleting themselves at once one remains. */
async function lockAccount(transaction: Queryable, userId: string) {
  const locked = await transaction.query<LockedAccount>(
    `select id, role, email, first_name as "firstName", password_hash as "passwordHash"
     from users
     where id = $1
       or (role = 'admin' and is_active
           and exists (select from users self where self.id = $1 and self.role = 'admin'))
     order by id for update`,
    [userId],
  );
  const account = locked.find(({ id }) => id === userId);
  if (!account) throw new ApiError('SESSION_ENDED');
  return { account, isOnlyAdmin: account.role === 'admin' && locked.length === 1 };
}
