import { HUNDRED_DAYS, type HundredDays } from '@sopaan/schemas/hundred-days';
import type { Queryable } from '../../../plugins/database';
import { indianDate } from './indian-date';
import { computeStreaks } from './compute-streaks';

interface RunRow {
  [column: string]: unknown;
  today: string;
  started_on: string | null;
  /** From 1; more than 100 when the challenge is over. */
  current_day: number | null;
}

interface DayRow {
  [column: string]: unknown;
  day: number;
  id: string;
  title: string;
  topics: string[];
  difficulty: string;
  points: number;
  unlocks_on: string | null;
  solved_on: string | null;
  caught_up: boolean | null;
}

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
  const rows = await database.query<DayRow>(
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
  const currentDay = run.current_day === null ? null : Math.min(run.current_day, HUNDRED_DAYS);
  const onTime = rows.filter(({ caught_up: caughtUp }) => caughtUp === false);
  const streaks = computeStreaks(new Set(onTime.map(({ day }) => day)), run.current_day ?? 0);
  return {
    today: run.today,
    startedOn: run.started_on,
    currentDay,
    currentStreak: streaks.current,
    longestStreak: streaks.longest,
    days: rows.map((row) => ({
      day: row.day,
      challengeId: row.id,
      title: row.title,
      topics: row.topics,
      difficultyLevel: row.difficulty,
      points: row.points,
      unlocksOn: row.unlocks_on,
      state: dayState(row, currentDay ?? 1),
      solvedOn: row.solved_on,
    })),
  };
}

function dayState({ day, caught_up: caughtUp }: DayRow, currentDay: number): string {
  if (caughtUp !== null) return caughtUp ? 'caught-up' : 'solved';
  return day <= currentDay ? 'open' : 'locked';
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
