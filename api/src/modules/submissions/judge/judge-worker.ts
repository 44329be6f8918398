import { availableParallelism } from 'node:os';
import type { Verdict } from '@sopaan/schemas/practice/submission';
import { startQueueWorker, type QueueWorker } from '../../../queue/queue-worker';
import type { QueueLog } from '../../../queue/run-job';
import type { Wakeup } from '../../../queue/wakeup';
import { judgeQueue, type JudgeDependencies } from './judge-queue';

/** One program per processor, because more would only slow each other down. */
const CONCURRENCY = availableParallelism();

interface JudgeOptions extends JudgeDependencies {
  log: QueueLog;
  /**
   * Wakes the worker when this process has stored a submission (`submissions.routes.ts`, through `app.submissionWakeup`). Jobs of other
   * processes are found by polling (`queue-worker.ts`).
   */
  wakeup?: Wakeup;
}

export interface JudgeWorker extends QueueWorker {
  /** Number of submissions by verdict in this process. */
  verdicts: ReadonlyMap<Verdict, number>;
}

/** Judges submissions concurrently with the workers of other processes. */
export function startJudge({ log, wakeup, ...dependencies }: JudgeOptions): JudgeWorker {
  const verdicts = new Map<Verdict, number>();
  const queue = judgeQueue(dependencies, (verdict) => {
    verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
  });
  const worker = startQueueWorker(queue, {
    log,
    ...(wakeup && { wakeup }),
    concurrency: CONCURRENCY,
    // One at a time, because each claim changes whose submission is next.
    claimedAtOnce: 1,
    // Other processes can judge the running submissions again.
    gracePeriodMs: 0,
    outage: {
      failed: 'submissions are not judged: the database or the runner is unavailable',
      passed: 'submissions are judged again',
    },
  });
  return { ...worker, verdicts };
}
