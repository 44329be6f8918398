import type { FastifyInstance } from 'fastify';
import { startQueueWorker } from '../../../queue/queue-worker';
import { recordingQueue } from './recording-queue';

/** Low, because each recording may have gigabytes. */
const CONCURRENCY = 2;

/** Stores recordings of live classes until the app closes. Call it before the app listens, on a migrated database. */
export function storeRecordings(app: FastifyInstance): void {
  if (!app.mediaServer) return;
  const worker = startQueueWorker(recordingQueue(app, app.mediaServer), {
    log: app.log,
    concurrency: CONCURRENCY,
    claimedAtOnce: CONCURRENCY,
    // Recordings that are interrupted are stored by another process.
    gracePeriodMs: 0,
    outage: {
      failed: 'recordings are not stored: the database is unavailable',
      passed: 'recordings are stored again',
    },
  });
  app.addHook('onClose', worker.stop);
}
