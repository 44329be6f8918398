import type { Queryable } from '../../plugins/database';

export interface SubmissionCounts {
  queued: number;
  judging: number;
  /** Age of the oldest unfinished submission. */
  oldestSeconds: number;
}

/** Counts unfinished submissions over all processes. */
export async function countSubmissions(database: Queryable): Promise<SubmissionCounts> {
  const [counts] = await database.query<SubmissionCounts & Record<string, unknown>>(
    `select count(*) filter (where status = 'queued') as queued,
       count(*) filter (where status = 'judging') as judging,
       coalesce(extract(epoch from now() - min(created_at)), 0) as "oldestSeconds"
     from submissions where status <> 'done'`,
  );
  return counts ?? { queued: 0, judging: 0, oldestSeconds: 0 };
}
