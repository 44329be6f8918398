import { createHash, randomUUID } from 'node:crypto';
import type { ContactMessage } from '@sopaan/schemas/contact/contact';
import type { Database } from '../../database/database';

/** The same text from the same person within this time is a duplicate. */
const DUPLICATE_WINDOW_MINUTES = 10;

export function addMessage(database: Database, message: ContactMessage): Promise<string> {
  const { name, lastName, email, message: text } = message;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([name, lastName, email, text]))
    .digest('hex');
  return database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [fingerprint]);
    const [duplicate] = await transaction.query<{ id: string }>(
      `select id from contact_messages
       where fingerprint = $1 and created_at > now() - make_interval(mins => $2)`,
      [fingerprint, DUPLICATE_WINDOW_MINUTES],
    );
    if (duplicate) return duplicate.id;
    const id = randomUUID();
    await transaction.query(
      `insert into contact_messages (id, fingerprint, name, last_name, email, message)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, fingerprint, name, lastName, email, text],
    );
    return id;
  });
}
