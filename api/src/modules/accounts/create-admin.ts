import { randomBytes } from 'node:crypto';
import type { Database } from '../../plugins/database';
import { hashPassword } from './passwords/password';
import { addUser, findCredentials, giveRole } from './users/users.repository';

interface NewAdmin {
  /** Of an account that was made for it; null where the account stood already. */
  password: string | null;
}

/** Makes the account of that address an admin, and makes the account first where there is none. */
export async function createAdmin(database: Database, email: string): Promise<NewAdmin> {
  const found = await findCredentials(database, email);
  if (found) {
    await giveRole(database, found.id, 'admin');
    return { password: null };
  }
  const password = randomBytes(18).toString('base64url');
  const person = { email: email.trim(), firstName: 'Site', lastName: 'Admin' };
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    const { id } = await addUser(transaction, { ...person, passwordHash });
    await giveRole(transaction, id, 'admin');
  });
  return { password };
}
