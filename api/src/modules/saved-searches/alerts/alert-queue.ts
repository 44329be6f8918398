import type { Database } from '../../../database/database';
import type { Job as QueueJob, Queue } from '../../../queue/queue';
import { claimDueSearches, releaseSearch } from './due-searches.repository';
import { sendAlert } from './send-alert';

/** How often a search is checked while jobs are published that do not match it. */
const CHECK_INTERVAL_SECONDS = 60;
/** How long after a failure a check is repeated. The cause may need a deployment to be fixed. */
const RETRY_SECONDS = 3_600;
/** When this process stops, another one may check the search immediately. */
const RELEASE_SECONDS = 0;

/** The saved searches for which jobs may have been published. */
export function alertQueue(database: Database): Queue<QueueJob, number> {
  return {
    jobName: 'check of a saved search',
    claim: (count) => claimDueSearches(database, count),
    perform: ({ id }) => sendAlert(database, id),
    complete: (job) =>
      releaseSearch(database, job, {
        secondsUntilNextCheck: CHECK_INTERVAL_SECONDS,
        keepAttempts: false,
      }),
    retryDelay: () => RETRY_SECONDS,
    fail: (job) =>
      releaseSearch(database, job, { secondsUntilNextCheck: RETRY_SECONDS, keepAttempts: true }),
    release: (job) =>
      releaseSearch(database, job, { secondsUntilNextCheck: RELEASE_SECONDS, keepAttempts: true }),

    describeJob: ({ id, attempts }) => ({ savedSearch: id, attempts }),
    describeResult: (newJobs) => ({ message: 'saved search checked', fields: { newJobs } }),
    describeError: (error) => ({ err: error }),
  };
}
