import type { Queryable } from '../database/database';
import { LEASE_SECONDS } from './worker/due-mails';

/** A mail that is waiting or has failed, without its recipient and content, which operators must not see. */
export interface UnsentMail {
  id: string;
  kind: string;
  createdAt: Date;
  attempts: number;
  /** Null if it has failed permanently. */
  nextAt: Date | null;
  /** Whether the mail server refused the recipient permanently. */
  isRefused: boolean;
  lastError: string | null;
}

/** Failed mails first, then the oldest. */
export function findUnsentMails(database: Queryable, count: number): Promise<UnsentMail[]> {
  return database.query<UnsentMail>(
    `select id, kind, created_at as "createdAt", attempts,
       case when failed_at is null then next_at end as "nextAt", last_error as "lastError",
       is_refused as "isRefused"
     from outbox where sent_at is null and skipped_at is null
     order by failed_at is null, created_at limit $1`,
    [count],
  );
}

export async function mailExists(database: Queryable, id: string): Promise<boolean> {
  const rows = await database.query('select from outbox where id = $1', [id]);
  return rows.length > 0;
}

/**
 * Makes failed and postponed mails due at once, all or one of them, and resets their attempts. Mails due within a lease
 * are skipped, because a worker may be sending them. Resolves with the number of mails.
 */
export async function retryMails(database: Queryable, id: string | null): Promise<number> {
  const rows = await database.query(
    `update outbox set next_at = now(), attempts = 0, failed_at = null, is_refused = false
     where sent_at is null and skipped_at is null
       and (failed_at is not null or next_at > now() + make_interval(secs => $2))
       and ($1::text is null or id = $1)
     returning id`,
    [id, LEASE_SECONDS],
  );
  return rows.length;
}
