import { queueMail } from '../../../mail/outbox';
import { ApiError } from '../../../plugins/api-error';
import type { Queryable } from '../../../plugins/database';
import { isUniqueViolation } from '../../../plugins/database-error';
import type { AccountLink } from '../links/link-record';
import { closeLinks } from '../links/links.repository';
import { emailKey } from '../users/users.repository';

interface Replaced extends Record<string, unknown> {
  email: string;
  firstName: string;
}

/**
 * Sets the address that the link confirms and notifies the old one. Throws EMAIL_TAKEN if another account has it by
 * now.
 */
export async function changeAddress(transaction: Queryable, link: AccountLink): Promise<void> {
  const { userId, email } = link;
  const replaced = await setAddress(transaction, userId, email);
  if (!replaced) throw new ApiError('LINK_INVALID');
  // This includes password links that were sent to the old address.
  await closeLinks(transaction, userId);
  if (emailKey(replaced.email) === emailKey(email)) return;
  const { email: to, firstName } = replaced;
  await queueMail(transaction, 'email-changed', { to, firstName, email });
}

async function setAddress(
  transaction: Queryable,
  userId: string,
  email: string,
): Promise<Replaced | undefined> {
  // Checked first, because PostgreSQL would write the address into its log on a constraint violation.
  const taken = await transaction.query('select from users where email_key = $2 and id <> $1', [
    userId,
    emailKey(email),
  ]);
  if (taken.length > 0) throw new ApiError('EMAIL_TAKEN');
  try {
    const [replaced] = await transaction.query<Replaced>(
      `with old as (select id, email from users where id = $1 and is_active for update)
       update users set email = $2, email_key = $3, is_verified = true, updated_at = now()
       from old where users.id = old.id
       returning old.email, first_name as "firstName"`,
      [userId, email, emailKey(email)],
    );
    return replaced;
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('EMAIL_TAKEN', { cause: error });
    throw error;
  }
}
