import { setTimeout as delay } from 'node:timers/promises';
import type { Verdict } from '@sopaan/schemas/submission';
import { ApiError } from '../../../plugins/api-error';
import { underEither } from '@sopaan/http/either-signal';
import { lockUser } from '../../accounts/users/users.repository';
import { recordVerdict } from '../../practice/progress/record-verdict';
import { completeClaim, releaseClaim, failClaim, MAX_ATTEMPTS, postponeClaim, type Claim } from './claims';
import { judgeProgram, type Judgement } from './judge-program';
import type { JudgeDependencies } from './judge-worker';
import { startLease } from './lease';
import { findTask } from './task.repository';

const RETRY_INTERVAL_MS = 500;
/** Seconds after each attempt that the runner, or what else is needed, made fail. */
const RETRY_SECONDS: readonly number[] = [5, 30];

/** Judges a submission that was claimed, and writes down what became of it. Resolves with the verdict that it found; never throws. */
export async function judgeSubmission(
  claim: Claim,
  dependencies: JudgeDependencies,
  stopSignal: AbortSignal,
): Promise<Verdict | undefined> {
  const { database, log } = dependencies;
  const about = { submission: claim.id, language: claim.language, attempts: claim.attempts };
  if (claim.attempts > MAX_ATTEMPTS) {
    await persistWithRetry(() => failClaim(database, claim));
    log.error(
      about,
      'a submission was given up: each process that judged it was gone before the end',
    );
    return 'not_judged';
  }
  const lease = startLease(database, claim);
  const began = performance.now();
  try {
    const judgement = await underEither([stopSignal, lease.lost], (signal) =>
      runJudge(claim, dependencies, { signal, onPassed: lease.tell }),
    );
    await lease.end();
    await persistWithRetry(() => persistJudgement(claim, dependencies, judgement));
    const { verdict } = judgement;
    const milliseconds = Math.round(performance.now() - began);
    log.info({ ...about, verdict, milliseconds }, 'a submission was judged');
    return verdict;
  } catch (error) {
    await lease.end();
    if (lease.lost.aborted) log.warn(about, 'a submission was lost to another judge');
    else if (stopSignal.aborted) await persistWithRetry(() => releaseClaim(database, claim));
    else return handleFailure(error);
    return undefined;
  }

  async function handleFailure(error: unknown): Promise<Verdict | undefined> {
    const seconds = RETRY_SECONDS[claim.attempts - 1];
    if (claim.attempts >= MAX_ATTEMPTS || seconds === undefined) {
      await persistWithRetry(() => failClaim(database, claim));
      log.error({ ...about, err: error }, 'a submission was given up');
      return 'not_judged';
    }
    await persistWithRetry(() => postponeClaim(database, claim, seconds));
    log.warn({ ...about, err: error }, 'a submission could not be judged');
    return undefined;
  }

  /** Until the database is back: nobody is to wait for a lease to run out. */
  async function persistWithRetry(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        const isAway = error instanceof ApiError && error.code === 'UNAVAILABLE';
        if (!isAway || stopSignal.aborted) {
          log.error(
            { ...about, err: error },
            'what became of a submission could not be written down',
          );
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
  watch: { signal: AbortSignal; onPassed: (count: number) => void },
): Promise<CompletedJudgement> {
  const task = await findTask(database, claim);
  const runtimes = await runner.runtimes();
  const runtime = runtimes.find(({ language }) => language === task.language);
  const judgement = await judgeProgram(runner, task, watch);
  return { ...judgement, languageVersion: runtime?.version ?? '' };
}

/** The verdict and all that follows from it, or nothing where another has the submission by now. */
function persistJudgement(claim: Claim, { database }: JudgeDependencies, judgement: CompletedJudgement): Promise<void> {
  const { userId, challengeId, createdAt: submittedAt } = claim;
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    if (!(await completeClaim(transaction, claim, judgement))) return;
    const accepted = judgement.verdict === 'accepted';
    await recordVerdict(transaction, { userId, challengeId, accepted, submittedAt });
  });
}
