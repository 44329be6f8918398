import { ApiError } from '../../../plugins/api-error';
import type { Queryable } from '../../../plugins/database';
import { verifyPassword } from './password';

interface ConfirmedAccount extends Record<string, unknown> {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
}

/** Verifies the current password before a sensitive action. Throws PASSWORD_WRONG with a field error. */
export async function confirmPassword(
  database: Queryable,
  userId: string,
  password: string,
  field: string,
): Promise<ConfirmedAccount> {
  const [account] = await database.query<ConfirmedAccount>(
    `select email, first_name as "firstName", last_name as "lastName",
            password_hash as "passwordHash"
     from users where id = $1 and is_active`,
    [userId],
  );
  if (!account) throw new ApiError('SESSION_ENDED');
  if (await verifyPassword(account.passwordHash, password)) return account;
  throw new ApiError('PASSWORD_WRONG', {
    fields: { [field]: 'That is not your current password.' },
  });
}
