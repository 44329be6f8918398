import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database';
import { hashPassword } from './passwords/password';
import { addUser, findCredentials, setRole } from './users/users.repository';

interface NewAdmin {
  /** The password of a newly created account; null if the account already existed. */
  password: string | null;
}

/** Makes the account of this address an admin, and creates it first if it does not exist. */
export async function createAdmin(database: Database, email: string): Promise<NewAdmin> {
  const found = await findCredentials(database, email);
  if (found) {
    await setRole(database, found.id, 'admin');
    return { password: null };
  }
  const password = randomBytes(18).toString('base64url');
  const person = { email: email.trim(), firstName: 'Site', lastName: 'Admin' };
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    const { id } = await addUser(transaction, { ...person, passwordHash });
    await setRole(transaction, id, 'admin');
  });
  return { password };
}
