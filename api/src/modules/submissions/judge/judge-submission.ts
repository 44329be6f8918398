import { setTimeout as delay } from 'node:timers/promises';
import type { Verdict } from '@sopaan/schemas/submission';
import { ApiError } from '../../../plugins/api-error';
import { withAnySignal } from '@sopaan/http/any-signal';
import { lockUser } from '../../accounts/users/users.repository';
import { recordJudged } from '../../practice/progress/record-judged';
import { endClaim, giveBack, giveUp, MOST_ATTEMPTS, putOff, type Claim } from './claims';
import { judgeProgram, type Judgement } from './judge-program';
import type { JudgeParts } from './judge-worker';
import { holdLease } from './lease';
import { findTask } from './task.repository';

const AGAIN_MILLISECONDS = 500;
/** Seconds after each attempt that the runner, or what else is needed, made fail. */
const RETRY_SECONDS: readonly number[] = [5, 30];

/** Judges a submission that was claimed, and writes down what became of it. Resolves with the verdict that it found; never throws. */
export async function judgeSubmission(
  claim: Claim,
  parts: JudgeParts,
  stopping: AbortSignal,
): Promise<Verdict | undefined> {
  const { database, log } = parts;
  const about = { submission: claim.id, language: claim.language, attempts: claim.attempts };
  if (claim.attempts > MOST_ATTEMPTS) {
    await writeDown(() => giveUp(database, claim));
    log.error(
      about,
      'a submission was given up: each process that judged it was gone before the end',
    );
    return 'not_judged';
  }
  const lease = holdLease(database, claim);
  const began = performance.now();
  try {
    const judgement = await withAnySignal([stopping, lease.lost], (signal) =>
      judged(claim, parts, { signal, onPassed: lease.tell }),
    );
    await lease.end();
    await writeDown(() => end(claim, parts, judgement));
    const { verdict } = judgement;
    const milliseconds = Math.round(performance.now() - began);
    log.info({ ...about, verdict, milliseconds }, 'a submission was judged');
    return verdict;
  } catch (error) {
    await lease.end();
    if (lease.lost.aborted) log.warn(about, 'a submission was lost to another judge');
    else if (stopping.aborted) await writeDown(() => giveBack(database, claim));
    else return failed(error);
    return undefined;
  }

  async function failed(error: unknown): Promise<Verdict | undefined> {
    const seconds = RETRY_SECONDS[claim.attempts - 1];
    if (claim.attempts >= MOST_ATTEMPTS || seconds === undefined) {
      await writeDown(() => giveUp(database, claim));
      log.error({ ...about, err: error }, 'a submission was given up');
      return 'not_judged';
    }
    await writeDown(() => putOff(database, claim, seconds));
    log.warn({ ...about, err: error }, 'a submission could not be judged');
    return undefined;
  }

  /** Until the database is back: nobody is to wait for a lease to run out. */
  async function writeDown(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        const isAway = error instanceof ApiError && error.code === 'UNAVAILABLE';
        if (!isAway || stopping.aborted) {
          log.error(
            { ...about, err: error },
            'what became of a submission could not be written down',
          );
          return;
        }
        await delay(AGAIN_MILLISECONDS, undefined, { signal: stopping }).catch(() => undefined);
      }
    }
  }
}

type Judged = Judgement & { languageVersion: string };

async function judged(
  claim: Claim,
  { database, runner }: JudgeParts,
  watch: { signal: AbortSignal; onPassed: (count: number) => void },
): Promise<Judged> {
  const task = await findTask(database, claim);
  const runtimes = await runner.runtimes();
  const runtime = runtimes.find(({ language }) => language === task.language);
  const judgement = await judgeProgram(runner, task, watch);
  return { ...judgement, languageVersion: runtime?.version ?? '' };
}

/** The verdict and all that follows from it, or nothing where another has the submission by now. */
function end(claim: Claim, { database }: JudgeParts, judgement: Judged): Promise<void> {
  const { userId, challengeId, createdAt: submittedAt } = claim;
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    if (!(await endClaim(transaction, claim, judgement))) return;
    const accepted = judgement.verdict === 'accepted';
    await recordJudged(transaction, { userId, challengeId, accepted, submittedAt });
  });
}
