import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Verdict } from '@sopaan/schemas/submission';
import { Wakeup } from '../../../mail/worker/wakeup';
import { Outage } from '../../../mail/worker/outage';
import type { Database } from '../../../plugins/database';
import type { CodeRunner } from '../../../runner/runner';
import { claimNext } from './claims';
import { judgeSubmission } from './judge-submission';

/** One program per processor, because more would only slow each other down. */
const CONCURRENCY = availableParallelism();
/** Finds submissions that other processes received. */
const POLL_INTERVAL_MS = 1_000;

export interface JudgeDependencies {
  database: Database;
  runner: CodeRunner;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Number of submissions by verdict in this process. */
export type VerdictCounts = Map<Verdict, number>;

export interface JudgeWorker {
  verdicts: Readonly<VerdictCounts>;
  /** Call it when a submission may have been created. */
  wake: () => void;
  /** Releases running submissions, which other processes can judge, and resolves when that is done. */
  stop: () => Promise<void>;
}

/** Judges submissions concurrently with the workers of other processes. */
export function startJudge(dependencies: JudgeDependencies): JudgeWorker {
  const wakeup = new Wakeup();
  const stopping = new AbortController();
  const verdicts: VerdictCounts = new Map();
  const done = work(dependencies, { wakeup, verdicts, stopping: stopping.signal });
  return {
    verdicts,
    wake: () => wakeup.wake(),
    async stop() {
      stopping.abort();
      wakeup.wake();
      await done;
    },
  };
}

async function work(
  dependencies: JudgeDependencies,
  {
    wakeup,
    verdicts,
    stopping,
  }: { wakeup: Wakeup; verdicts: VerdictCounts; stopping: AbortSignal },
): Promise<void> {
  const { database, runner, log } = dependencies;
  const outage = new Outage(log, {
    failed: 'submissions are not judged: the database or the runner is unavailable',
    passed: 'submissions are judged again',
  });
  const running = new Set<Promise<void>>();
  while (!stopping.aborted) {
    let pause = POLL_INTERVAL_MS;
    try {
      // Submissions in other languages are left to processes that can judge them.
      const runtimes = await runner.runtimes();
      const languages = runtimes.filter(({ available }) => available).map((one) => one.language);
      while (running.size < CONCURRENCY && languages.length > 0 && !stopping.aborted) {
        const claim = await claimNext(database, languages);
        if (!claim) break;
        const task = judgeSubmission(claim, dependencies, stopping).then((verdict) => {
          if (verdict) verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
          running.delete(task);
          wakeup.wake();
        });
        running.add(task);
      }
      outage.passed();
    } catch (error) {
      pause = outage.failed(error);
    }
    if (!stopping.aborted) await wakeup.sleep(pause);
  }
  await Promise.all(running);
}
