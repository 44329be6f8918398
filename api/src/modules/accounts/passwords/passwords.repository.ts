import type { Queryable } from '../../../plugins/database';

/** False when the password has changed since it was asked for. */
export async function changePassword(
  transaction: Queryable,
  userId: string,
  hashes: { from: string; to: string },
): Promise<boolean> {
  const changed = await transaction.query(
    `update users set password_hash = $3, updated_at = now()
     where id = $1 and password_hash = $2 and is_active returning id`,
    [userId, hashes.from, hashes.to],
  );
  return changed.length > 0;
}

/** By a link that came to the account's mailbox, so that its address is confirmed with it. */
export async function resetPassword(
  transaction: Queryable,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await transaction.query(
    `update users set password_hash = $2, is_verified = true, updated_at = now() where id = $1`,
    [userId, passwordHash],
  );
}

/**
 * Holds the password of an account as it was when it was compared, until what it opens stands: a password that changes
 * meanwhile ends that too. False when it has changed already.
 */
export async function holdPassword(
  transaction: Queryable,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  const held = await transaction.query(
    'select id from users where id = $1 and password_hash = $2 and is_active for share',
    [userId, passwordHash],
  );
  return held.length > 0;
}
