import type { Database } from '../../../database/database';
import { queueMail } from '../../../mail/outbox';
import { addNotice } from '../../notices/notices.repository';
import { searchPath } from '../saved-search-record';
import { lockDueSearch, storeCheck, type DueSearchRow } from './due-searches.repository';
import { jobCountText, listText } from './job-count-text';
import { takeNewJobs, type NewJobs } from './new-jobs.repository';

/** Long, because an import may publish many jobs at once. */
const TIMEOUT_MS = 10_000;

/**
 * Tells the member about the new jobs of a saved search: a notice and, if chosen, a mail. One transaction, so that a crash leaves
 * nothing half done and a process that repeats the check finds nothing new. Resolves with the number of new jobs.
 */
export function sendAlert(database: Database, searchId: string): Promise<number> {
  return database.transaction(
    async (transaction) => {
      const due = await lockDueSearch(transaction, searchId);
      if (!due) return 0;
      const found = await takeNewJobs(transaction, due);
      const hasNewJobs = found.count > 0;
      await storeCheck(transaction, due, { hasNewJobs });
      if (!hasNewJobs) return 0;
      await addNotice(transaction, toNotice(due, found));
      if (due.frequency !== 'off') {
        await queueMail(transaction, 'saved-search-jobs', {
          userId: due.user_id,
          searchId,
          jobIds: found.jobs.map(({ id }) => id),
          count: found.count,
        });
      }
      return found.count;
    },
    { timeout: TIMEOUT_MS },
  );
}

const TITLES_IN_NOTICE = 3;

function toNotice(due: DueSearchRow, { count, jobs }: NewJobs) {
  const titles = jobs.slice(0, TITLES_IN_NOTICE).map(({ title }) => title);
  return {
    userId: due.user_id,
    kind: 'saved-search' as const,
    title: `${jobCountText(count)}: ${due.name}`,
    body: listText(titles, count),
    path: searchPath(due),
  };
}
