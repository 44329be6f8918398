import type { Queryable } from '../../../database/database';
import { emailKey } from '../users/users.repository';

export interface PasswordHolder extends Record<string, unknown> {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
}

export async function findPasswordHolder(
  database: Queryable,
  userId: string,
): Promise<PasswordHolder | undefined> {
  const [account] = await database.query<PasswordHolder>(
    `select email, first_name as "firstName", last_name as "lastName",
            password_hash as "passwordHash"
     from users where id = $1 and is_active`,
    [userId],
  );
  return account;
}

/** Returns false if the password has changed since it was verified. */
export async function changePassword(
  transaction: Queryable,
  userId: string,
  hashes: { from: string; to: string },
): Promise<boolean> {
  const rows = await transaction.query(
    `update users set password_hash = $3, updated_at = now()
     where id = $1 and password_hash = $2 and is_active returning id`,
    [userId, hashes.from, hashes.to],
  );
  return rows.length > 0;
}

/** Called for a mail link, which also proves that the address is the account's, unless it was sent to the recovery address. */
export async function resetPassword(
  transaction: Queryable,
  userId: string,
  { passwordHash, provenEmail }: { passwordHash: string; provenEmail: string },
): Promise<void> {
  await transaction.query(
    `update users
     set password_hash = $2, is_verified = is_verified or email_key = $3, updated_at = now()
     where id = $1`,
    [userId, passwordHash, emailKey(provenEmail)],
  );
}

/**
 * Locks the verified password until the transaction ends, so that a concurrent password change also ends the sessions and
 * links that the transaction creates. Returns false if the password has already changed.
 */
export async function lockPassword(
  transaction: Queryable,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  const locked = await transaction.query(
    'select id from users where id = $1 and password_hash = $2 and is_active for share',
    [userId, passwordHash],
  );
  return locked.length > 0;
}
