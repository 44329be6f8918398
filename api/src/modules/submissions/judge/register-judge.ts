import type { FastifyInstance } from 'fastify';
import { createSubmissionEndpoint } from '@sopaan/schemas/submission';
import { startJudge, type JudgeWorker } from './judge-worker';

const SUBMISSION_PATH = `/api/${createSubmissionEndpoint.path}`;

/** Judges submissions until the app closes. Call it before the app listens, on a migrated database. */
export function registerJudge(app: FastifyInstance): JudgeWorker {
  const { database, runner, log } = app;
  const judge = startJudge({ database, runner, log });
  app.addHook('onResponse', async ({ routeOptions }) => {
    if (routeOptions.url === SUBMISSION_PATH) judge.wake();
  });
  // Stops at once, so that claims are released before closing the runner makes them fail.
  app.closing.addEventListener('abort', () => void judge.stop());
  app.addHook('onClose', judge.stop);
  return judge;
}
