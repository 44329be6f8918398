import { ApiError } from '../../../plugins/api-error';
import type { Queryable } from '../../../plugins/database';

/**
 * Keeps the account from going while something of it is stored. Take it before any other lock: whoever deletes the
 * account takes them in this order too.
 */
export async function holdAccount(transaction: Queryable, userId: string): Promise<void> {
  const held = await transaction.query('select from users where id = $1 for key share', [userId]);
  if (held.length === 0) throw new ApiError('SESSION_ENDED');
}
