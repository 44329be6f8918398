import { HUNDRED_DAYS, type HundredDays } from '@sopaan/schemas/practice/hundred-days';
import { computeStreaks } from './compute-streaks';

export interface RunRow {
  today: string;
  started_on: string | null;
  /** From 1; more than 100 when the challenge is over. */
  current_day: number | null;
}

export interface DayRow {
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

/** `freezes` has the first day that each freeze of the user can cover. */
export function toHundredDays(
  run: RunRow,
  days: readonly DayRow[],
  freezes: readonly number[],
): HundredDays {
  const currentDay = run.current_day === null ? null : Math.min(run.current_day, HUNDRED_DAYS);
  const daysSolvedOnTime = days.filter(({ caught_up: caughtUp }) => caughtUp === false);
  const streaks = computeStreaks(
    new Set(daysSolvedOnTime.map(({ day }) => day)),
    run.current_day ?? 0,
    freezes,
  );
  return {
    today: run.today,
    startedOn: run.started_on,
    currentDay,
    currentStreak: streaks.current,
    longestStreak: streaks.longest,
    frozenDays: streaks.frozenDays,
    streakFreezes: freezes.length - streaks.frozenDays.length,
    days: days.map((row) => ({
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
