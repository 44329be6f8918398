import type { Queryable } from '../plugins/database';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';

/** Resolves with their number when every mail is sent. What nobody has in hand any more is due at once, not when its lease ends. */
export async function untilMailsSent(database: Queryable): Promise<number> {
  await waitUntil('all mails sent', async () => {
    const unsent = await database.query(
      'update outbox set next_at = now() where sent_at is null returning id',
    );
    return unsent.length === 0;
  });
  const mails = await database.query('select id from outbox');
  return mails.length;
}
