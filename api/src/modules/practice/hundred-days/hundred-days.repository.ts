import type { HundredDays } from '@sopaan/schemas/practice/hundred-days';
import type { Queryable } from '../../../database/database';
import { toHundredDays, type DayRow, type RunRow } from './hundred-days-record';
import { indianDate } from './indian-date';
import { findFreezes } from './streak-freezes/streak-freezes.repository';

export async function findHundredDays(
  database: Queryable,
  userId: string | null,
): Promise<HundredDays> {
  const [run] = await database.query<RunRow>(
    `select
       today.day::text as today, started_on::text, today.day - started_on + 1 as current_day
     from (select ${indianDate('now()')} as day) as today
     left join hundred_days_runs on user_id = $1`,
    [userId],
  );
  if (!run) throw new Error('the query for the run returned no row');
  const days = await database.query<DayRow>(
    `select
       challenges.day, id, title, topics, difficulty, points,
       (started_on + challenges.day - 1)::text as unlocks_on, solved_on::text, caught_up
     from challenges
     left join hundred_days_runs as runs on runs.user_id = $1
     left join hundred_days_solves as solves
       on solves.user_id = runs.user_id and solves.day = challenges.day
     where challenges.day is not null
     order by challenges.day`,
    [userId],
  );
  const freezes = userId === null ? [] : await findFreezes(database, userId);
  return toHundredDays(run, days, freezes);
}

export async function startHundredDays(transaction: Queryable, userId: string): Promise<void> {
  await transaction.query(
    `insert into hundred_days_runs (user_id, started_on) values ($1, ${indianDate('now()')})
     on conflict do nothing`,
    [userId],
  );
}

export async function deleteHundredDays(transaction: Queryable, userId: string): Promise<void> {
  await transaction.query('delete from hundred_days_runs where user_id = $1', [userId]);
}

/** Whether a user has started the 100 days and has reached this day. */
export async function isDayUnlocked(
  database: Queryable,
  userId: string,
  day: number,
): Promise<boolean> {
  const unlocked = await database.query(
    `select from hundred_days_runs
     where user_id = $1 and ${indianDate('now()')} >= started_on + $2::integer - 1`,
    [userId, day],
  );
  return unlocked.length > 0;
}

/** Marks the day of a solved challenge as solved unless it is still locked. Solving the first day starts the run. */
export async function addSolvedDay(
  transaction: Queryable,
  { userId, challengeId }: { userId: string; challengeId: string },
  submittedAt: Date,
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
