import type { AlertFrequency, JobList } from '@sopaan/schemas/saved-searches/saved-search';
import type { Queryable } from '../../../database/database';
import { claimJobs } from '../../../queue/claim-jobs';
import type { Job as QueueJob } from '../../../queue/queue';
import { nextAlertAt } from '../alert-period';

/** A check takes milliseconds, so the lease need not be renewed. */
const LEASE_SECONDS = 60;
/** A job may be committed by a transaction that began before a check and ended after it, so the next check looks back this far. */
const OVERLAP = `interval '1 minute'`;

/**
 * Claims searches of active accounts for which jobs may have been published since the last check. Processes poll every second, so one
 * index covers both columns that the conditions use, `next_check_at` and `checked_until`.
 */
export function claimDueSearches(database: Queryable, count: number): Promise<QueueJob[]> {
  return claimJobs<QueueJob>(
    database,
    {
      name: 'saved_searches',
      leaseColumn: 'next_check_at',
      leaseSeconds: LEASE_SECONDS,
      dueCondition: `next_check_at <= now()
        and checked_until < (select max(published_at) from jobs)
        and exists (select from users where users.id = user_id and is_active)`,
      order: 'next_check_at',
      columns: 'saved_searches.id, attempts',
    },
    count,
  );
}

interface NextCheck {
  secondsUntilNextCheck: number;
  keepAttempts: boolean;
}

/**
 * Ends the claim. The next check is at least one alert period after the last alert. Has no effect if another process has claimed the
 * search since.
 */
export async function releaseSearch(
  database: Queryable,
  { id, attempts }: QueueJob,
  { secondsUntilNextCheck, keepAttempts }: NextCheck,
): Promise<void> {
  await database.query(
    `update saved_searches set
       next_check_at = greatest(now() + make_interval(secs => $3), ${nextAlertAt('frequency')}),
       attempts = case when $4 then attempts else 0 end
     where id = $1 and attempts = $2`,
    [id, attempts, secondsUntilNextCheck, keepAttempts],
  );
}

export interface DueSearchRow {
  id: string;
  user_id: string;
  list: JobList;
  query: string;
  name: string;
  frequency: AlertFrequency;
  checked_until: Date;
  /** The value of `checked_until` after this check. */
  next_checked_until: Date;
}

/** Locks the search until the transaction ends. Undefined if it was deleted, or got its alert from another process. */
export async function lockDueSearch(
  transaction: Queryable,
  id: string,
): Promise<DueSearchRow | undefined> {
  const [row] = await transaction.query<DueSearchRow>(
    `select id, user_id, list, query, name, frequency, checked_until,
       greatest(checked_until, now() - ${OVERLAP}) as next_checked_until
     from saved_searches
     where id = $1 and coalesce(${nextAlertAt('frequency')} <= now(), true) for update`,
    [id],
  );
  return row;
}

export async function storeCheck(
  transaction: Queryable,
  { id, next_checked_until }: DueSearchRow,
  { hasNewJobs }: { hasNewJobs: boolean },
): Promise<void> {
  await transaction.query(
    `update saved_searches
     set checked_until = $2, alerted_at = case when $3 then now() else alerted_at end
     where id = $1`,
    [id, next_checked_until, hasNewJobs],
  );
}
