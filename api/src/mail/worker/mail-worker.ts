import { startQueueWorker, type QueueWorker } from '../../queue/queue-worker';
import type { QueueLog } from '../../queue/run-job';
import { mailQueue, type MailQueueOptions } from './mail-queue';

/** The number of mails that one process sends concurrently. */
const CONCURRENCY = 5;
/** Shorter than the five seconds that a process has to shut down. */
const GRACE_PERIOD_MS = 3_000;

interface MailWorkerOptions extends MailQueueOptions {
  log: QueueLog;
}

/** Sends due mails of the outbox, concurrently with the workers of other processes. */
export function startMailWorker({ log, ...options }: MailWorkerOptions): QueueWorker {
  return startQueueWorker(mailQueue(options), {
    log,
    concurrency: CONCURRENCY,
    claimedAtOnce: CONCURRENCY,
    gracePeriodMs: GRACE_PERIOD_MS,
    outage: {
      failed: 'outbox unreachable: mails are waiting',
      passed: 'outbox reachable again',
    },
  });
}
