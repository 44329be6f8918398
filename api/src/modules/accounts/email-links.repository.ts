import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../plugins/database';
import { emailKey, type NewUser } from './users.repository';

const SIGN_UP_HOURS = 24;

export async function addSignUpLink(database: Queryable, person: NewUser): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await database.query(
    `insert into email_links (id, purpose, email, email_key, first_name, last_name, password_hash, expires_at)
     values ($1, 'sign-up', $2, $3, $4, $5, $6, now() + make_interval(hours => $7))`,
    [
      id,
      person.email,
      emailKey(person.email),
      person.firstName,
      person.lastName,
      person.passwordHash,
      SIGN_UP_HOURS,
    ],
  );
  return id;
}
