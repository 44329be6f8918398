import type { Queryable } from '../../plugins/database';

export interface SubmissionCounts {
  queued: number;
  judging: number;
  /** How long the oldest that is not done has waited. */
  oldestSeconds: number;
}

/** How the line of the judge stands, over all processes. */
export async function countSubmissions(database: Queryable): Promise<SubmissionCounts> {
  const [counts] = await database.query<SubmissionCounts & Record<string, unknown>>(
    `select count(*) filter (where status = 'queued') as queued,
       count(*) filter (where status = 'judging') as judging,
       coalesce(extract(epoch from now() - min(created_at)), 0) as "oldestSeconds"
     from submissions where status <> 'done'`,
  );
  return counts ?? { queued: 0, judging: 0, oldestSeconds: 0 };
}
