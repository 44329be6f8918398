import type { Queryable } from '../../database/database';
import { hasCome } from '../../database/has-come';
import { claimJobs } from '../../queue/claim-jobs';
import type { Job } from '../../queue/queue';
import type { Mail } from '../compose-mail';
import { MAX_RETRY_DELAY_SECONDS } from './retry-delay';

/** How long a mail belongs to the worker that claimed it. It must be sent within this time. */
export const LEASE_SECONDS = 60;

/** A claimed row of the outbox. */
export interface DueMail extends Mail, Job {
  createdAt: Date;
}

/** Claims due mails: those to many recipients after all others, longest-waiting first. */
export function claimDueMails(database: Queryable, count: number): Promise<DueMail[]> {
  return claimJobs<DueMail>(
    database,
    {
      name: 'outbox',
      leaseColumn: 'next_at',
      leaseSeconds: LEASE_SECONDS,
      dueCondition: `sent_at is null and skipped_at is null and failed_at is null
        and ${hasCome('next_at', MAX_RETRY_DELAY_SECONDS)}`,
      order: 'is_bulk, next_at',
      // Later notices start a new mail.
      changes: 'batch_key = null',
      columns: 'outbox.id, kind, data, created_at as "createdAt", attempts',
    },
    count,
  );
}

export async function markSent(database: Queryable, { id }: DueMail): Promise<void> {
  await database.query(
    `update outbox set sent_at = now(), failed_at = null, last_error = null, is_refused = false
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

interface FailedAttempt {
  /** The reason of the failure, for operators. */
  reason: string;
  /** Null if the mail has failed permanently. */
  retryInSeconds: number | null;
  /** Whether the recipient was refused permanently. */
  isRefused?: boolean;
}

/** Has no effect if another worker has claimed the mail since. */
export async function markFailed(
  database: Queryable,
  { id, attempts }: DueMail,
  { reason, retryInSeconds, isRefused = false }: FailedAttempt,
): Promise<void> {
  await database.query(
    `update outbox set last_error = $3,
       next_at = now() + make_interval(secs => coalesce($4, 0)),
       failed_at = case when $4::double precision is null then now() end, is_refused = $5
     where id = $1 and attempts = $2 and sent_at is null and skipped_at is null`,
    [id, attempts, reason, retryInSeconds, isRefused],
  );
}
