import { readMailCounts, type MailCounts } from '../mail/mail-counts';
import {
  countSubmissions,
  type SubmissionCounts,
} from '../modules/submissions/submissions.repository';
import type { Queryable } from '../database/database';

/** The period for which release reports are counted. */
export const RECENT_MINUTES = 15;

export interface SiteCounts {
  mails: MailCounts;
  submissions: SubmissionCounts;
  sessions: number;
  pages: Array<{ environment: string; count: number }>;
  failures: Array<{ environment: string; unit: string; count: number }>;
  /** All that were ever reported. */
  changedFiles: Array<{ environment: string; unit: string; count: number }>;
}

/** Counts from the database. They are the same in every process. */
export async function readSiteCounts(database: Queryable): Promise<SiteCounts> {
  const [sessions] = await database.query<{ count: number }>(
    'select count(*) as count from sessions where expires_at > now()',
  );
  return {
    mails: await readMailCounts(database),
    submissions: await countSubmissions(database),
    sessions: sessions?.count ?? 0,
    pages: await database.query<SiteCounts['pages'][number]>(
      `select environment, sum(pages) as count from release_pages
       where minute > now() - $1 * interval '1 minute' group by environment`,
      [RECENT_MINUTES],
    ),
    failures: await database.query<SiteCounts['failures'][number]>(
      `select environment, unit, count(*) as count from release_failures
       where at > now() - $1 * interval '1 minute' group by environment, unit`,
      [RECENT_MINUTES],
    ),
    changedFiles: await database.query<SiteCounts['changedFiles'][number]>(
      'select environment, unit, sum(files) as count from release_changed_files group by environment, unit',
    ),
  };
}
