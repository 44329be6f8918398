import type { Queryable } from '../plugins/database';
import { LEASE_SECONDS } from './worker/due-mails';

/** A mail that waits or was given up. Whom it is for and what it says is nobody's business here. */
export interface UnsentMail {
  id: string;
  kind: string;
  createdAt: Date;
  attempts: number;
  /** Null: given up. */
  nextAt: Date | null;
  lastError: string | null;
}

/** Those that were given up first, then the oldest. */
export function unsentMails(database: Queryable, count: number): Promise<UnsentMail[]> {
  return database.query<UnsentMail & Record<string, unknown>>(
    `select id, kind, created_at as "createdAt", attempts,
       case when failed_at is null then next_at end as "nextAt", last_error as "lastError"
     from outbox where sent_at is null and skipped_at is null
     order by failed_at is null, created_at limit $1`,
    [count],
  );
}

/**
 * Makes mails due at once, as if they had never been tried: those that were given up or wait for long, all or one of
 * them. What is due within a lease is left alone; a worker may have it in hand. Resolves with their number.
 */
export async function retryMails(database: Queryable, id: string | null): Promise<number> {
  const rows = await database.query(
    `update outbox set next_at = now(), attempts = 0, failed_at = null
     where sent_at is null and skipped_at is null
       and (failed_at is not null or next_at > now() + make_interval(secs => $2))
       and ($1::text is null or id = $1)
     returning id`,
    [id, LEASE_SECONDS],
  );
  return rows.length;
}
