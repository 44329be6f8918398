import { setTimeout as delay } from 'node:timers/promises';
import type { Verdict } from '@sopaan/schemas/submission';
import { ApiError } from '../../../plugins/api-error';
import { withAnySignal } from '@sopaan/http/any-signal';
import { lockUser } from '../../accounts/users/users.repository';
import { recordVerdict } from '../../practice/progress/record-verdict';
import {
  completeClaim,
  releaseClaim,
  failClaim,
  MAX_ATTEMPTS,
  postponeClaim,
  type Claim,
} from './claims';
import { judgeProgram, type Judgement } from './judge-program';
import type { JudgeDependencies } from './judge-worker';
import { startLease } from './lease';
import { findTask } from './task.repository';

const RETRY_INTERVAL_MS = 500;
/** The delay after the first and the second attempt that failed. */
const RETRY_DELAYS_SECONDS: readonly number[] = [5, 30];

/** Judges a claimed submission and stores the result. Resolves with the verdict, if it came to one; never rejects. */
export async function judgeSubmission(
  claim: Claim,
  dependencies: JudgeDependencies,
  stopSignal: AbortSignal,
): Promise<Verdict | undefined> {
  const { database, log } = dependencies;
  const details = { submission: claim.id, language: claim.language, attempts: claim.attempts };
  if (claim.attempts > MAX_ATTEMPTS) {
    await persistWithRetry(() => failClaim(database, claim));
    log.error(details, 'submission failed: every process that judged it ended before it was done');
    return 'not_judged';
  }
  const lease = startLease(database, claim);
  const startedAt = performance.now();
  try {
    const judgement = await withAnySignal([stopSignal, lease.lost], (signal) =>
      runJudge(claim, dependencies, { signal, onPassed: lease.reportPassed }),
    );
    await lease.stop();
    await persistWithRetry(() => persistJudgement(claim, dependencies, judgement));
    const { verdict } = judgement;
    const durationMs = Math.round(performance.now() - startedAt);
    log.info({ ...details, verdict, milliseconds: durationMs }, 'submission judged');
    return verdict;
  } catch (error) {
    await lease.stop();
    if (lease.lost.aborted) log.warn(details, 'claim on the submission was lost');
    else if (stopSignal.aborted) await persistWithRetry(() => releaseClaim(database, claim));
    else return handleFailure(error);
    return undefined;
  }

  async function handleFailure(error: unknown): Promise<Verdict | undefined> {
    const seconds = RETRY_DELAYS_SECONDS[claim.attempts - 1];
    if (claim.attempts >= MAX_ATTEMPTS || seconds === undefined) {
      await persistWithRetry(() => failClaim(database, claim));
      log.error({ ...details, err: error }, 'submission failed after the last attempt');
      return 'not_judged';
    }
    await persistWithRetry(() => postponeClaim(database, claim, seconds));
    log.warn({ ...details, err: error }, 'submission could not be judged and will be retried');
    return undefined;
  }

  /** Retries while the database is unavailable, because otherwise the submission would wait until its lease runs out. */
  async function persistWithRetry(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        const isUnavailable = error instanceof ApiError && error.code === 'UNAVAILABLE';
        if (!isUnavailable || stopSignal.aborted) {
          log.error({ ...details, err: error }, 'result of a submission could not be stored');
          return;
        }
        await delay(RETRY_INTERVAL_MS, undefined, { signal: stopSignal }).catch(() => undefined);
      }
    }
  }
}

type CompletedJudgement = Judgement & { languageVersion: string };

async function runJudge(
  claim: Claim,
  { database, runner }: JudgeDependencies,
  options: { signal: AbortSignal; onPassed: (count: number) => void },
): Promise<CompletedJudgement> {
  const task = await findTask(database, claim);
  const runtimes = await runner.runtimes();
  const runtime = runtimes.find(({ language }) => language === task.language);
  const judgement = await judgeProgram(runner, task, options);
  return { ...judgement, languageVersion: runtime?.version ?? '' };
}

/** Stores the verdict and its effects on the author's progress, unless the claim was lost. */
function persistJudgement(
  claim: Claim,
  { database }: JudgeDependencies,
  judgement: CompletedJudgement,
): Promise<void> {
  const { userId, challengeId, createdAt: submittedAt } = claim;
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    if (!(await completeClaim(transaction, claim, judgement))) return;
    const accepted = judgement.verdict === 'accepted';
    await recordVerdict(transaction, { userId, challengeId, accepted, submittedAt });
  });
}
