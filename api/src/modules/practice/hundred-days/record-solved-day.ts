import type { Queryable } from '../../../plugins/database';
import { indianDate } from './indian-date';

/** Marks the day of a solved challenge as solved unless it is still locked. Solving the first day starts the run. */
export async function recordSolvedDay(
  transaction: Queryable,
  { userId, challengeId, submittedAt }: { userId: string; challengeId: string; submittedAt: Date },
): Promise<void> {
  await transaction.query(
    `insert into hundred_days_runs (user_id, started_on)
     select $1, ${indianDate('$3::timestamptz')} from challenges where id = $2 and day = 1
     on conflict do nothing`,
    [userId, challengeId, submittedAt],
  );
  await transaction.query(
    `insert into hundred_days_solves (user_id, day, solved_on, caught_up)
     select runs.user_id, challenges.day, solved.day, solved.day > runs.started_on + challenges.day - 1
     from challenges
     join hundred_days_runs as runs on runs.user_id = $1
     cross join (select ${indianDate('$3::timestamptz')} as day) as solved
     where challenges.id = $2 and solved.day >= runs.started_on + challenges.day - 1
     on conflict do nothing`,
    [userId, challengeId, submittedAt],
  );
}
