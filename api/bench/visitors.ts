import { loginEndpoint } from '@sopaan/schemas/account/account';
import { object, string } from 'yup';
import { hashPassword } from '../src/modules/accounts/passwords/password';
import { addUser } from '../src/modules/accounts/users/users.repository';
import { connectDatabase } from '../src/database/database';

const PASSWORD = 'a password of the benchmark';

export interface Visitor {
  email: string;
  password: string;
  accessToken: string;
}

const responseSchema = object({ accessToken: string().required() });

/** Creates accounts and logs them in. */
export async function signIn(databaseUrl: string, address: string, count: number) {
  const database = connectDatabase(databaseUrl, { maxConnections: 1 });
  const visitors: Visitor[] = [];
  try {
    const passwordHash = await hashPassword(PASSWORD);
    for (let number = 0; number < count; number += 1) {
      const email = `visitor-${number}@example.com`;
      await addUser(database, { firstName: 'Asha', lastName: 'Rao', email, passwordHash });
      const response = await fetch(`${address}/api/${loginEndpoint.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
      const { accessToken } = responseSchema.validateSync(await response.json());
      visitors.push({ email, password: PASSWORD, accessToken });
    }
    return visitors;
  } finally {
    await database.close();
  }
}
