import { ApiError } from '../../../plugins/api-error';
import type { Queryable } from '../../../plugins/database';

/**
 * Prevents the deletion of the account until the transaction ends. Take this lock before any other one, in the same
 * order as the deletion does.
 */
export async function lockAccountForShare(transaction: Queryable, userId: string): Promise<void> {
  const locked = await transaction.query('select from users where id = $1 for key share', [userId]);
  if (locked.length === 0) throw new ApiError('SESSION_ENDED');
}
