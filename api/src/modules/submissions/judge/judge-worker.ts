import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Verdict } from '@sopaan/schemas/submission';
import { Wakeup } from '../../../mail/worker/wakeup';
import { Outage } from '../../../mail/worker/outage';
import type { Database } from '../../../plugins/database';
import type { CodeRunner } from '../../../runner/runner';
import { claimNext } from './claims';
import { judgeSubmission } from './judge-submission';

/** As many programs as there are processors: one more would only make the others wait. */
const HANDS = availableParallelism();
/** For what other processes took in. */
const POLL_MILLISECONDS = 1_000;

export interface JudgeParts {
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
export function startJudge(parts: JudgeParts): JudgeWorker {
  const wakeup = new Wakeup();
  const stopping = new AbortController();
  const verdicts: VerdictCounts = new Map();
  const done = work(parts, { wakeup, verdicts, stopping: stopping.signal });
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
  parts: JudgeParts,
  { wakeup, verdicts, stopping }: { wakeup: Wakeup; verdicts: VerdictCounts; stopping: AbortSignal },
): Promise<void> {
  const { database, runner, log } = parts;
  const outage = new Outage(log, {
    failed: 'submissions are waiting: the database or the runner is unreachable',
    passed: 'submissions are judged again',
  });
  const inHand = new Set<Promise<void>>();
  while (!stopping.aborted) {
    let pause = POLL_MILLISECONDS;
    try {
      // One that this process cannot judge is left to those that can.
      const runtimes = await runner.runtimes();
      const languages = runtimes.filter(({ available }) => available).map((one) => one.language);
      while (inHand.size < HANDS && languages.length > 0 && !stopping.aborted) {
        const claim = await claimNext(database, languages);
        if (!claim) break;
        const handled = judgeSubmission(claim, parts, stopping).then((verdict) => {
          if (verdict) verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
          inHand.delete(handled);
          wakeup.wake();
        });
        inHand.add(handled);
      }
      outage.passed();
    } catch (error) {
      pause = outage.failed(error);
    }
    if (!stopping.aborted) await wakeup.sleep(pause);
  }
  await Promise.all(inHand);
}
