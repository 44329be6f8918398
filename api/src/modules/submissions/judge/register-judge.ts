import type { FastifyInstance } from 'fastify';
import { startJudge, type JudgeWorker } from './judge-worker';

/** Judges submissions until the app closes. Call it before the app listens, on a migrated database. */
export function registerJudge(app: FastifyInstance): JudgeWorker {
  const { database, runner, log, submissionWakeup: wakeup } = app;
  const judge = startJudge({ database, runner, log, wakeup });
  // Stops at once, so that claims are released before closing the runner makes them fail.
  app.closing.addEventListener('abort', () => void judge.stop());
  app.addHook('onClose', judge.stop);
  return judge;
}
