import type { Queryable } from '../../database/database';

/** Stores an address once, ignoring case. */
export async function addSubscriber(database: Queryable, email: string): Promise<void> {
  await database.query(
    'insert into newsletter_subscribers (email_key, email) values (lower($1), $1) on conflict do nothing',
    [email],
  );
}
