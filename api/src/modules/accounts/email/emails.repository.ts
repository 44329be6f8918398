import { ApiError } from '../../../http/api-error';
import type { Queryable } from '../../../database/database';
import { isUniqueViolation } from '../../../database/database-error';
import { emailKey } from '../users/users.repository';

interface ReplacedEmail extends Record<string, unknown> {
  email: string;
  firstName: string;
  wasVerified: boolean;
}

/**
 * Sets a verified address. Returns the previous address and the first name; undefined without an active account. Throws
 * EMAIL_TAKEN if another account has the new address.
 */
export async function setEmail(
  transaction: Queryable,
  userId: string,
  email: string,
): Promise<ReplacedEmail | undefined> {
  // Checked first, because PostgreSQL would write the address into its log on a constraint violation.
  const rows = await transaction.query('select from users where email_key = $2 and id <> $1', [
    userId,
    emailKey(email),
  ]);
  if (rows.length > 0) throw new ApiError('EMAIL_TAKEN');
  try {
    const [replaced] = await transaction.query<ReplacedEmail>(
      `with old as (select id, email, is_verified from users where id = $1 and is_active for update)
       update users set email = $2, email_key = $3, is_verified = true, updated_at = now()
       from old where users.id = old.id
       returning old.email, first_name as "firstName", old.is_verified as "wasVerified"`,
      [userId, email, emailKey(email)],
    );
    return replaced;
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('EMAIL_TAKEN', { cause: error });
    throw error;
  }
}
