import type { Queryable } from '../database/database';

export interface MailCounts {
  waiting: number;
  /** Failed permanently; not retried. */
  failed: number;
  /** Their recipients were refused permanently; not retried. */
  refused: number;
  /** Age of the oldest waiting mail. */
  oldestSeconds: number;
}

/** Counts the unsent mails of the outbox. */
export async function readMailCounts(database: Queryable): Promise<MailCounts> {
  const [counts] = await database.query<MailCounts>(
    `select count(*) filter (where failed_at is null) as waiting,
       count(*) filter (where failed_at is not null and not is_refused) as failed,
       count(*) filter (where is_refused) as refused,
       coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)
         as "oldestSeconds"
     from outbox where sent_at is null and skipped_at is null`,
  );
  return counts ?? { waiting: 0, failed: 0, refused: 0, oldestSeconds: 0 };
}
