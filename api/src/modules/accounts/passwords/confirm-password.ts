import { ApiError } from '../../../http/api-error';
import type { Queryable } from '../../../database/database';
import { verifyPassword } from './password';
import { findPasswordHolder, type PasswordHolder } from './passwords.repository';

/** Verifies the current password before a sensitive action. Throws PASSWORD_WRONG with a field error. */
export async function confirmPassword(
  database: Queryable,
  userId: string,
  password: string,
  field: string,
): Promise<PasswordHolder> {
  const account = await findPasswordHolder(database, userId);
  if (!account) throw new ApiError('SESSION_ENDED');
  if (await verifyPassword(account.passwordHash, password)) return account;
  throw new ApiError('PASSWORD_WRONG', {
    fields: { [field]: 'That is not your current password.' },
  });
}
