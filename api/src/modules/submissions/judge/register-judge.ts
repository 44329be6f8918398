import type { FastifyInstance } from 'fastify';
import { createSubmissionEndpoint } from '@sopaan/schemas/submission';
import { startJudge, type JudgeWorker } from './judge-worker';

const SUBMISSION_PATH = `/api/${createSubmissionEndpoint.path}`;

/** Judges what is handed in until the app closes. To be called before it listens, on a migrated database. */
export function registerJudge(app: FastifyInstance): JudgeWorker {
  const { database, runner, log } = app;
  const judge = startJudge({ database, runner, log });
  app.addHook('onResponse', async ({ routeOptions }) => {
    if (routeOptions.url === SUBMISSION_PATH) judge.wake();
  });
  // At once, so that what is in hand is given back and not taken for a failure of the runner.
  app.ending.addEventListener('abort', () => void judge.stop());
  app.addHook('onClose', judge.stop);
  return judge;
}
