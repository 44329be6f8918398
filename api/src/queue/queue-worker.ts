import { Outage, type OutageMessages } from './outage';
import type { Job, Queue } from './queue';
import { runJob, type JobContext, type QueueLog } from './run-job';
import { Wakeup } from './wakeup';

/** How often the worker looks for jobs that other processes have queued. */
const POLL_MS = 1_000;

interface QueueWorkerOptions {
  log: QueueLog;
  /** The number of jobs that one process does concurrently. */
  concurrency: number;
  /** The number of jobs that one statement claims at most. */
  claimedAtOnce: number;
  /** How long jobs may continue when the worker stops, before they are aborted. */
  gracePeriodMs: number;
  outage: OutageMessages;
  /** Woken when this process has queued a job. */
  wakeup?: Wakeup;
}

export interface QueueWorker {
  /** Call it when a job may have been queued; the worker looks for it after this many milliseconds. */
  wake: (milliseconds?: number) => void;
  /** Claims no more jobs; resolves when the running ones are done or aborted. */
  stop: () => Promise<void>;
}

/** Does the jobs of a queue, concurrently with the workers of other processes. */
export function startQueueWorker<Claimed extends Job, Result>(
  queue: Queue<Claimed, Result>,
  options: QueueWorkerOptions,
): QueueWorker {
  const { log, gracePeriodMs, wakeup = new Wakeup() } = options;
  const [stopping, aborting] = [new AbortController(), new AbortController()];
  const context = { log, stopping: stopping.signal, aborting: aborting.signal };
  const done = work(queue, { ...options, wakeup }, context);
  return {
    wake: (milliseconds) => wakeup.wake(milliseconds),
    async stop() {
      stopping.abort();
      wakeup.wake();
      if (gracePeriodMs === 0) aborting.abort();
      const graceTimer = setTimeout(() => aborting.abort(), gracePeriodMs);
      await done;
      clearTimeout(graceTimer);
    },
  };
}

async function work<Claimed extends Job, Result>(
  queue: Queue<Claimed, Result>,
  { concurrency, claimedAtOnce, wakeup, outage: messages }: QueueWorkerOptions & { wakeup: Wakeup },
  context: JobContext,
): Promise<void> {
  const { log, stopping } = context;
  const outage = new Outage(log, messages);
  const runningJobs = new Set<Promise<void>>();

  function start(job: Claimed): void {
    const run = runJob(job, queue, context).finally(() => {
      runningJobs.delete(run);
      wakeup.wake();
    });
    runningJobs.add(run);
  }

  async function claimDueJobs(): Promise<void> {
    while (runningJobs.size < concurrency && !stopping.aborted) {
      const count = Math.min(concurrency - runningJobs.size, claimedAtOnce);
      const jobs = await queue.claim(count);
      outage.passed();
      for (const job of jobs) start(job);
      if (jobs.length < count) return;
    }
  }

  while (!stopping.aborted) {
    let pauseMs = POLL_MS;
    try {
      await claimDueJobs();
    } catch (error) {
      pauseMs = outage.failed(error);
    }
    if (!stopping.aborted) await wakeup.sleep(pauseMs);
  }
  await Promise.all(runningJobs);
}
