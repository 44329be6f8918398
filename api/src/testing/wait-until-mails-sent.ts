import type { Queryable } from '../database/database';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';

/** Resolves with the number of mails once all of them are sent. Makes unsent mails due at once, so that none waits for its lease to end. */
export async function waitUntilMailsSent(database: Queryable): Promise<number> {
  await waitUntil('all mails sent', async () => {
    const unsent = await database.query(
      'update outbox set next_at = now() where sent_at is null returning id',
    );
    return unsent.length === 0;
  });
  const mails = await database.query('select id from outbox');
  return mails.length;
}
