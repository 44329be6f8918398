import { loginEndpoint } from '@sopaan/schemas/account/account';
import { object, string } from 'yup';
import { hashPassword } from '../src/modules/accounts/passwords/password';
import { addUser } from '../src/modules/accounts/users/users.repository';
import { connectDatabase } from '../src/database/database';

const PASSWORD = 'benchmark password';

export interface Member {
  email: string;
  password: string;
  accessToken: string;
}

const responseSchema = object({ accessToken: string().required() });

/** Creates accounts of members and logs each in at the API with this address. */
export async function createLoggedInMembers(databaseUrl: string, address: string, count: number) {
  const database = connectDatabase(databaseUrl, { maxConnections: 1 });
  const members: Member[] = [];
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
      members.push({ email, password: PASSWORD, accessToken });
    }
    return members;
  } finally {
    await database.close();
  }
}
