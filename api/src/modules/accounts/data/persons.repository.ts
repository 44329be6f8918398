import type { SessionUser } from '../../../auth/access';
import type { Queryable } from '../../../database/database';
import type { Person } from '../../../personal-data/personal-part';
import { isWalletUnlocked } from '../sessions/wallet-access.repository';

interface PersonRow extends Omit<Person, 'isWalletUnlocked'>, Record<string, unknown> {}

/** The person that a session belongs to. */
export async function findPerson(
  database: Queryable,
  { id, sessionId }: Pick<SessionUser, 'id' | 'sessionId'>,
): Promise<Person | undefined> {
  const [person] = await database.query<PersonRow>(
    `select id, email, case when is_verified then email_key end as "verifiedEmail"
     from users where id = $1`,
    [id],
  );
  return person && { ...person, isWalletUnlocked: await isWalletUnlocked(database, sessionId) };
}

/** Reads one consistent snapshot until the transaction ends. Call it first. */
export async function beginSnapshot(transaction: Queryable): Promise<void> {
  await transaction.query('set transaction isolation level repeatable read, read only');
}

/** Class of the advisory lock that serialises account deletions. */
const DELETION_LOCK = 4_127_004;

export async function lockDeletions(transaction: Queryable): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1, 0)', [DELETION_LOCK]);
}

interface LockedAccount extends Record<string, unknown> {
  id: string;
  role: string;
  email: string;
  firstName: string;
  passwordHash: string;
}

/**
 * Locks the account. For an admin, locks the accounts of all admins in a fixed order, so that the last two cannot both
 * delete their accounts at the same time.
 */
export function lockWithAdmins(transaction: Queryable, userId: string): Promise<LockedAccount[]> {
  return transaction.query<LockedAccount>(
    `select id, role, email, first_name as "firstName", password_hash as "passwordHash"
     from users
     where id = $1
       or (role = 'admin' and is_active
           and exists (select from users self where self.id = $1 and self.role = 'admin'))
     order by id for update`,
    [userId],
  );
}

export async function removeUser(transaction: Queryable, userId: string): Promise<void> {
  await transaction.query('delete from users where id = $1', [userId]);
}
