import type { Verdict } from '@sopaan/schemas/practice/submission';
import type { Database } from '../../../database/database';
import type { Queue } from '../../../queue/queue';
import type { CodeRunner } from '../../../runner/runner';
import { lockUser } from '../../accounts/users/users.repository';
import { recordVerdict } from '../../practice/progress/progress.service';
import { LEASE_SECONDS } from '../lease';
import {
  claimNext,
  completeClaim,
  failClaim,
  MAX_ATTEMPTS,
  postponeClaim,
  releaseClaim,
  renewClaim,
  type Claim,
} from './claims.repository';
import { judgeProgram, type Judgement } from './judge-program';
import { findTask } from './task.repository';

/** The delay after the first and the second attempt that failed, no longer than the lease. */
const RETRY_DELAYS_SECONDS: readonly number[] = [5, 30];

export interface JudgeDependencies {
  database: Database;
  runner: CodeRunner;
}

type CompletedJudgement = Judgement & { languageVersion: string };

/** The submissions in languages that can be judged here; others are left to processes that can judge them. */
export function judgeQueue(
  dependencies: JudgeDependencies,
  onVerdict: (verdict: Verdict) => void,
): Queue<Claim, CompletedJudgement> {
  const { database, runner } = dependencies;
  return {
    jobName: 'submission',
    async claim() {
      const runtimes = await runner.runtimes();
      const languages = runtimes.filter(({ available }) => available).map((one) => one.language);
      return languages.length > 0 ? claimNext(database, languages) : [];
    },
    lease: {
      seconds: LEASE_SECONDS,
      renew: (claim, passedTests) => renewClaim(database, claim, passedTests),
    },
    perform: (claim, { signal, reportProgress }) =>
      judge(claim, dependencies, { signal, onPassed: reportProgress }),

    async complete(claim, judgement) {
      const isStored = await persistJudgement(database, claim, judgement);
      if (isStored) onVerdict(judgement.verdict);
    },
    retryDelay: ({ attempts }) => RETRY_DELAYS_SECONDS[attempts - 1] ?? null,
    async fail(claim, { retryInSeconds }) {
      if (retryInSeconds !== null) return postponeClaim(database, claim, retryInSeconds);
      await failClaim(database, claim);
      onVerdict('not_judged');
    },
    release: (claim) => releaseClaim(database, claim),

    describeJob: ({ id, language, attempts }) => ({ submission: id, language, attempts }),
    describeResult: ({ verdict }) => ({ message: 'submission judged', fields: { verdict } }),
    describeError: (error) => ({ err: error }),
  };
}

async function judge(
  claim: Claim,
  { database, runner }: JudgeDependencies,
  options: { signal: AbortSignal; onPassed: (count: number) => void },
): Promise<CompletedJudgement> {
  if (claim.attempts > MAX_ATTEMPTS) {
    throw new Error('every process that judged the submission ended before it was done');
  }
  const task = await findTask(database, claim);
  const runtimes = await runner.runtimes();
  const runtime = runtimes.find(({ language }) => language === task.language);
  const judgement = await judgeProgram(runner, task, options);
  return { ...judgement, languageVersion: runtime?.version ?? '' };
}

/** Stores the verdict and its effects on the author's progress. Returns false if the claim was lost or the submission deleted. */
function persistJudgement(
  database: Database,
  claim: Claim,
  judgement: CompletedJudgement,
): Promise<boolean> {
  const { user_id: userId, challenge_id: challengeId, created_at: submittedAt } = claim;
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    if (!(await completeClaim(transaction, claim, judgement))) return false;
    const accepted = judgement.verdict === 'accepted';
    await recordVerdict(transaction, { userId, challengeId, accepted, submittedAt });
    return true;
  });
}
