import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@sopaan/schemas/contact';
import type { Queryable } from '../../plugins/database';

export async function addMessage(database: Queryable, message: ContactMessage): Promise<string> {
  const id = randomUUID();
  await database.query(
    'insert into contact_messages (id, name, last_name, email, message) values ($1, $2, $3, $4, $5)',
    [id, message.name, message.lastName, message.email, message.message],
  );
  return id;
}
