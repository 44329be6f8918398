import type { Queryable } from '../../../database/database';
import { emailKey } from '../users/users.repository';

interface RecoveryEmail {
  userId: string;
  email: string;
}

export async function setRecoveryEmail(
  transaction: Queryable,
  { userId, email }: RecoveryEmail,
): Promise<void> {
  await transaction.query(
    `insert into account_settings (user_id, recovery_email, recovery_email_key) values ($1, $2, $3)
     on conflict (user_id) do update
     set recovery_email = excluded.recovery_email, recovery_email_key = excluded.recovery_email_key`,
    [userId, email, emailKey(email)],
  );
}

/** Removes the recovery address if it is the given one. */
export async function clearRecoveryEmail(
  transaction: Queryable,
  { userId, email }: RecoveryEmail,
): Promise<void> {
  await transaction.query(
    `update account_settings set recovery_email = null, recovery_email_key = null
     where user_id = $1 and recovery_email_key = $2`,
    [userId, emailKey(email)],
  );
}

export async function findRecoveryEmail(
  database: Queryable,
  userId: string,
): Promise<string | null> {
  const [found] = await database.query<{ recovery_email: string | null }>(
    'select recovery_email from account_settings where user_id = $1',
    [userId],
  );
  return found?.recovery_email ?? null;
}
