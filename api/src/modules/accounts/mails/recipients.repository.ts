import type { Queryable } from '../../../database/database';

export interface Recipient extends Record<string, unknown> {
  id: string;
  email: string;
  firstName: string;
  isActive: boolean;
}

const COLUMNS = 'id, email, first_name as "firstName", is_active as "isActive"';

export async function recipientById(
  database: Queryable,
  id: string,
): Promise<Recipient | undefined> {
  const [found] = await database.query<Recipient>(`select ${COLUMNS} from users where id = $1`, [
    id,
  ]);
  return found;
}

/** The account that has this address now. */
export async function recipientByEmail(
  database: Queryable,
  emailKey: string,
): Promise<Recipient | undefined> {
  const [recipient] = await database.query<Recipient>(
    `select ${COLUMNS} from users where email_key = $1`,
    [emailKey],
  );
  return recipient;
}
