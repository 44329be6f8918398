import type { Queryable } from '../../plugins/database';

/** How long a mail belongs to the worker that claimed it. It must be sent within this time. */
export const LEASE_SECONDS = 60;

/** A claimed row of the outbox. */
export interface DueMail {
  id: string;
  kind: string;
  data: unknown;
  createdAt: Date;
  /** Including the current one. */
  attempts: number;
}

/** Claims due mails, longest-waiting first. No other worker gets them before the lease ends. */
export function claimDueMails(database: Queryable, count: number): Promise<DueMail[]> {
  return database.query<DueMail & Record<string, unknown>>(
    `with due as materialized (
       select id from outbox
       where sent_at is null and skipped_at is null and failed_at is null and next_at <= now()
       order by next_at limit $1
       for update skip locked
     )
     update outbox set next_at = now() + make_interval(secs => $2), attempts = attempts + 1
     from due where outbox.id = due.id
     returning outbox.id, kind, data, created_at as "createdAt", attempts`,
    [count, LEASE_SECONDS],
  );
}

export async function markSent(database: Queryable, { id }: DueMail): Promise<void> {
  await database.query(
    `update outbox set sent_at = now(), failed_at = null, last_error = null
     where id = $1 and sent_at is null`,
    [id],
  );
}

export async function markSkipped(database: Queryable, { id, attempts }: DueMail): Promise<void> {
  await database.query(
    `update outbox set skipped_at = now(), last_error = null
     where id = $1 and attempts = $2 and sent_at is null`,
    [id, attempts],
  );
}

export interface Failure {
  reason: string;
  /** Null: failed permanently. */
  retryInSeconds: number | null;
}

/** Has no effect if another worker has claimed the mail since. */
export async function markFailed(
  database: Queryable,
  { id, attempts }: DueMail,
  { reason, retryInSeconds }: Failure,
): Promise<void> {
  await database.query(
    `update outbox set last_error = $3,
       next_at = now() + make_interval(secs => coalesce($4, 0)),
       failed_at = case when $4::double precision is null then now() end
     where id = $1 and attempts = $2 and sent_at is null and skipped_at is null`,
    [id, attempts, reason, retryInSeconds],
  );
}
