import { paths } from '@sopaan/contract/paths';
import type { Queryable } from '../../database/database';
import { computeStreaks } from '../practice/hundred-days/compute-streaks';
import { indianDate } from '../practice/hundred-days/indian-date';
import { findFreezes } from '../practice/hundred-days/streak-freezes/streak-freezes.repository';
import { createStep, type CandidateStep } from './create-step';

interface RunRow {
  today: string;
  /** From 1; more than 100 when the 100 days are over. */
  current_day: number;
  days_solved_on_time: number[];
  /** The challenge of the current day; null when the 100 days are over. */
  id: string | null;
  type: string;
  title: string;
  is_solved: boolean;
}

interface TodaysChallenge {
  hasStarted: boolean;
  currentStreak: number;
  /** Null before the start, after the end, and when today's challenge is solved. */
  step: CandidateStep | null;
}

/** Where the member is in the 100 days. */
export async function findTodaysChallenge(
  database: Queryable,
  userId: string,
): Promise<TodaysChallenge> {
  const [[run], freezes] = await Promise.all([
    findRun(database, userId),
    findFreezes(database, userId),
  ]);
  if (!run) return { hasStarted: false, currentStreak: 0, step: null };
  const { current: currentStreak } = computeStreaks(
    new Set(run.days_solved_on_time),
    run.current_day,
    freezes,
  );
  return { hasStarted: true, currentStreak, step: toStep(run, currentStreak) };
}

function findRun(database: Queryable, userId: string): Promise<RunRow[]> {
  return database.query<RunRow & Record<string, unknown>>(
    `select
       today.day::text as today, today.day - started_on + 1 as current_day,
       array(
         select day from hundred_days_solves as solves
         where solves.user_id = runs.user_id and not caught_up
       ) as days_solved_on_time,
       challenges.id, coalesce(type, '') as type, coalesce(title, '') as title,
       exists (
         select from hundred_days_solves as solves
         where solves.user_id = runs.user_id and solves.day = challenges.day
       ) as is_solved
     from hundred_days_runs as runs
     cross join (select ${indianDate('now()')} as day) as today
     left join challenges on challenges.day = today.day - started_on + 1
     where runs.user_id = $1`,
    [userId],
  );
}

/** The challenge is due today only if a streak would end without it; otherwise it can wait. */
function toStep(run: RunRow, currentStreak: number): CandidateStep | null {
  const { id, type, title, today, current_day: day, is_solved: isSolved } = run;
  if (id === null || isSolved) return null;
  const due = currentStreak > 0 ? today : null;
  return createStep('challenge', paths.challenge(type, title, id), { title, day, due });
}
