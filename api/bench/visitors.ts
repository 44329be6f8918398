import { loginEndpoint } from '@sopaan/schemas/account';
import { object, string } from 'yup';
import { hashPassword } from '../src/modules/accounts/passwords/password';
import { addUser } from '../src/modules/accounts/users/users.repository';
import { connectDatabase } from '../src/plugins/database';

const PASSWORD = 'a password of the bench';

export interface Visitor {
  email: string;
  password: string;
  accessToken: string;
}

const answerSchema = object({ accessToken: string().required() });

/** Accounts that are signed in. */
export async function signIn(databaseUrl: string, address: string, count: number) {
  const database = connectDatabase(databaseUrl, { connections: 1 });
  const visitors: Visitor[] = [];
  try {
    const passwordHash = await hashPassword(PASSWORD);
    for (let number = 0; number < count; number += 1) {
      const email = `visitor-${number}@example.com`;
      await addUser(database, { firstName: 'Asha', lastName: 'Rao', email, passwordHash });
      const answer = await fetch(`${address}/api/${loginEndpoint.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
      const { accessToken } = answerSchema.validateSync(await answer.json());
      visitors.push({ email, password: PASSWORD, accessToken });
    }
    return visitors;
  } finally {
    await database.close();
  }
}
