import type { FastifyInstance } from 'fastify';
import { startQueueWorker } from '../../../queue/queue-worker';
import { alertQueue } from './alert-queue';

/** Low, so that connections to the database are left for requests. */
const CONCURRENCY = 2;
/** Shorter than the five seconds that a process has to shut down. */
const GRACE_PERIOD_MS = 3_000;

/** Tells members about new jobs of their saved searches until the app closes. Call it before the app listens, on a migrated database. */
export function sendAlerts(app: FastifyInstance): void {
  const worker = startQueueWorker(alertQueue(app.database), {
    log: app.log,
    concurrency: CONCURRENCY,
    claimedAtOnce: CONCURRENCY,
    gracePeriodMs: GRACE_PERIOD_MS,
    outage: {
      failed: 'saved searches unreachable: alerts are waiting',
      passed: 'saved searches reachable again',
    },
  });
  app.addHook('onClose', worker.stop);
}
