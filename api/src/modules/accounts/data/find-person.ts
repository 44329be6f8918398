import type { Queryable } from '../../../plugins/database';
import type { Person } from './personal-part';

interface PersonRow extends Person, Record<string, unknown> {}

export async function findPerson(database: Queryable, id: string): Promise<Person | undefined> {
  const [found] = await database.query<PersonRow>(
    `select id, email, case when is_verified then email_key end as "verifiedEmail"
     from users where id = $1`,
    [id],
  );
  return found;
}
