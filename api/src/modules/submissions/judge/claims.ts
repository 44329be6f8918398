import type { Queryable } from '../../../plugins/database';
import { JUDGING_COUNTS } from '../queue-positions';
import type { Judgement } from './judge-program';

/** How long a submission belongs to a worker that says nothing. */
export const LEASE_SECONDS = 30;
/** Tries that came to no end, whoever is to blame; then the person is told to hand in again. */
export const MAX_ATTEMPTS = 3;

/** A submission in hand. */
export interface Claim {
  id: string;
  userId: string;
  challengeId: string;
  language: string;
  code: string;
  createdAt: Date;
  /** With the one in hand. Nobody else has the same number, so that a worker which lost a submission cannot end it. */
  attempts: number;
}

/** Takes the next one in the line that is written in one of these languages: the oldest of those who have the fewest in judging. */
export async function claimNext(
  database: Queryable,
  languages: readonly string[],
): Promise<Claim | undefined> {
  const [claim] = await database.query<Claim & Record<string, unknown>>(
    `with next as materialized (
       select waiting.id from submissions waiting left join (${JUDGING_COUNTS}) busy using (user_id)
       where status <> 'done' and (lease_until is null or lease_until <= now())
         and language = any($1)
       order by coalesce(busy.count, 0), created_at, id limit 1
       for update of waiting skip locked
     )
     update submissions set status = 'judging', attempts = attempts + 1, passed_tests = 0,
       lease_until = now() + make_interval(secs => $2)
     from next where submissions.id = next.id
     returning submissions.id, user_id as "userId", challenge_id as "challengeId", language, code,
       created_at as "createdAt", attempts`,
    [languages, LEASE_SECONDS],
  );
  return claim;
}

const CURRENT_CLAIM = `id = $1 and attempts = $2 and status = 'judging'`;

/** Says how far it is, and that somebody is at it. False: it belongs to another by now, or is gone. */
export async function renewClaim(
  database: Queryable,
  { id, attempts }: Claim,
  passedTests: number,
): Promise<boolean> {
  const kept = await database.query(
    `update submissions set passed_tests = $3, lease_until = now() + make_interval(secs => $4)
     where ${CURRENT_CLAIM} returning id`,
    [id, attempts, passedTests, LEASE_SECONDS],
  );
  return kept.length > 0;
}

/** Another may have it at once; as if it had never been taken. */
export async function releaseClaim(database: Queryable, { id, attempts }: Claim): Promise<void> {
  await database.query(
    `update submissions set status = 'queued', attempts = attempts - 1, passed_tests = 0, lease_until = null
     where ${CURRENT_CLAIM}`,
    [id, attempts],
  );
}

/** Back into the line, but not before so many seconds. */
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

/** False: it belonged to another by then, or was gone. */
export async function completeClaim(
  transaction: Queryable,
  { id, attempts }: Claim,
  judgement: Judgement & { languageVersion: string },
): Promise<boolean> {
  const { failedTest } = judgement;
  const ended = await transaction.query(
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
  return ended.length > 0;
}

/** Ends it without a verdict on the solution. */
export async function failClaim(database: Queryable, { id, attempts }: Claim): Promise<void> {
  await database.query(
    `update submissions set status = 'done', verdict = 'not_judged', passed_tests = 0,
       lease_until = null, judged_at = now()
     where ${CURRENT_CLAIM}`,
    [id, attempts],
  );
}
