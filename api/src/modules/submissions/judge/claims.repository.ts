import type { Queryable } from '../../../database/database';
import { claimJobs } from '../../../queue/claim-jobs';
import type { Job } from '../../../queue/queue';
import { IS_LEASED, LEASE_SECONDS } from '../lease';
import { JUDGING_COUNTS } from '../queue-positions';
import type { Judgement } from './judge-program';

/** Attempts without a verdict, for whatever reason, after which the submission fails as not judged. */
export const MAX_ATTEMPTS = 3;

/** A submission that this process is judging. */
export interface Claim extends Job {
  user_id: string;
  challenge_id: string;
  language: string;
  code: string;
  created_at: Date;
}

/** Claims the next queued submission in one of the languages: the oldest one of the users with the fewest submissions being judged. */
export function claimNext(database: Queryable, languages: readonly string[]): Promise<Claim[]> {
  return claimJobs<Claim>(
    database,
    {
      name: 'submissions',
      leaseColumn: 'lease_until',
      leaseSeconds: LEASE_SECONDS,
      dueCondition: `status <> 'done' and not ${IS_LEASED} and language = any($3)`,
      join: `left join (${JUDGING_COUNTS}) judging using (user_id)`,
      order: 'coalesce(judging.count, 0), created_at, id',
      changes: `status = 'judging', passed_tests = 0`,
      columns: 'submissions.id, user_id, challenge_id, language, code, created_at, attempts',
    },
    1,
    [languages],
  );
}

const CURRENT_CLAIM = `id = $1 and attempts = $2 and status = 'judging'`;

/** Extends the lease and stores the progress. Returns false if the claim was lost or the submission deleted. */
export async function renewClaim(
  database: Queryable,
  { id, attempts }: Claim,
  passedTests: number,
): Promise<boolean> {
  const renewed = await database.query(
    `update submissions set passed_tests = $3, lease_until = now() + make_interval(secs => $4)
     where ${CURRENT_CLAIM} returning id`,
    [id, attempts, passedTests, LEASE_SECONDS],
  );
  return renewed.length > 0;
}

/** Returns the submission to the queue at once, without counting the attempt. */
export async function releaseClaim(database: Queryable, { id, attempts }: Claim): Promise<void> {
  await database.query(
    `update submissions set status = 'queued', attempts = attempts - 1, passed_tests = 0, lease_until = null
     where ${CURRENT_CLAIM}`,
    [id, attempts],
  );
}

/** Returns the submission to the queue. The lease column stores when it can be claimed again. */
export async function postponeClaim(
  database: Queryable,
  { id, attempts }: Claim,
  seconds: number,
): Promise<void> {
  await database.query(
    `update submissions set status = 'queued', passed_tests = 0,
       lease_until = now() + make_interval(secs => $3)
     where ${CURRENT_CLAIM}`,
    [id, attempts, seconds],
  );
}

/** Stores the verdict. Returns false if the claim was lost or the submission deleted. */
export async function completeClaim(
  transaction: Queryable,
  { id, attempts }: Claim,
  judgement: Judgement & { languageVersion: string },
): Promise<boolean> {
  const { failedTest } = judgement;
  const completed = await transaction.query(
    `update submissions set status = 'done', verdict = $3, language_version = $4, passed_tests = $5,
       test_count = $6, failed_test = $7, compile_output = $8, time_ms = $9, memory_kb = $10,
       lease_until = null, judged_at = now()
     where ${CURRENT_CLAIM} returning id`,
    [
      id,
      attempts,
      judgement.verdict,
      judgement.languageVersion,
      judgement.passedTests,
      judgement.testCount,
      failedTest && JSON.stringify(failedTest),
      judgement.compileOutput,
      judgement.timeMs,
      judgement.memoryKb,
    ],
  );
  return completed.length > 0;
}

/** Ends the submission without a verdict on the solution. */
export async function failClaim(database: Queryable, { id, attempts }: Claim): Promise<void> {
  await database.query(
    `update submissions set status = 'done', verdict = 'not_judged', passed_tests = 0,
       lease_until = null, judged_at = now()
     where ${CURRENT_CLAIM}`,
    [id, attempts],
  );
}
