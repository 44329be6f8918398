import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Verdict } from '@sopaan/schemas/submission';
import { Bell } from '../../../mail/worker/bell';
import { Outage } from '../../../mail/worker/outage';
import type { Database } from '../../../plugins/database';
import type { CodeRunner } from '../../../runner/runner';
import { claimNext } from './claims';
import { judgeSubmission } from './judge-submission';

/** As many programs as there are processors: one more would only make the others wait. */
const CONCURRENCY = availableParallelism();
/** For what other processes took in. */
const POLL_INTERVAL_MS = 1_000;

export interface JudgeDependencies {
  database: Database;
  runner: CodeRunner;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** How many submissions came to each verdict in this process. */
export type VerdictCounts = Map<Verdict, number>;

export interface JudgeWorker {
  verdicts: Readonly<VerdictCounts>;
  /** A submission may have been handed in. */
  wake: () => void;
  /** Gives back what is in hand, and resolves when that is done: a verdict is found as well by another process. */
  stop: () => Promise<void>;
}

/** Judges what is handed in, beside the workers of other processes. */
export function startJudge(dependencies: JudgeDependencies): JudgeWorker {
  const wakeup = new Bell();
  const stopping = new AbortController();
  const verdicts: VerdictCounts = new Map();
  const done = work(dependencies, { wakeup, verdicts, stopping: stopping.signal });
  return {
    verdicts,
    wake: () => wakeup.ring(),
    async stop() {
      stopping.abort();
      wakeup.ring();
      await done;
    },
  };
}

async function work(
  dependencies: JudgeDependencies,
  { wakeup, verdicts, stopping }: { bell: Bell; verdicts: VerdictCounts; stopping: AbortSignal },
): Promise<void> {
  const { database, runner, log } = dependencies;
  const outage = new Outage(log, {
    failed: 'submissions wait: the database or the runner is out of reach',
    passed: 'submissions are judged again',
  });
  const running = new Set<Promise<void>>();
  while (!stopping.aborted) {
    let pause = POLL_INTERVAL_MS;
    try {
      // One that this process cannot judge is left to those that can.
      const runtimes = await runner.runtimes();
      const languages = runtimes.filter(({ available }) => available).map((one) => one.language);
      while (running.size < CONCURRENCY && languages.length > 0 && !stopping.aborted) {
        const claim = await claimNext(database, languages);
        if (!claim) break;
        const handled = judgeSubmission(claim, dependencies, stopping).then((verdict) => {
          if (verdict) verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
          running.delete(handled);
          wakeup.ring();
        });
        running.add(handled);
      }
      outage.passed();
    } catch (error) {
      pause = outage.failed(error);
    }
    if (!stopping.aborted) await wakeup.pause(pause);
  }
  await Promise.all(running);
}
