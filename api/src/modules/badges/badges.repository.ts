import type { Badge } from '@sopaan/schemas/stats/stats';
import type { Queryable } from '../../database/database';
import { BADGES, type BadgeKey } from './badge-rules';

/** The time at which each badge was earned; null until then. */
type EarnedBadges = Readonly<Record<BadgeKey, Date | null>>;

/** The time of the n-th challenge that was solved. */
const solvedAt = (position: number) =>
  `(select solved_at from solved order by solved_at offset ${position - 1} limit 1)`;

/** Every badge, with the time at which the member earned it. */
export async function findBadges(database: Queryable, userId: string): Promise<Badge[]> {
  const [earned] = await database.query<EarnedBadges>(
    `with solved as (
       select solved_at from challenge_progress where user_id = $1 and solved_at is not null
     ), days as (
       select (solved_at at time zone 'Asia/Kolkata')::date as day, min(solved_at) as first_at
       from solved group by day
     ), streaks as (
       -- Consecutive days have the same difference of day and position.
       select first_at, day, day - row_number() over (order by day)::integer as streak from days
     ), positions as (
       select first_at, row_number() over (partition by streak order by day) as position
       from streaks
     ), quizzes_ended as (
       -- Attempts without stored questions have all those of the quiz.
       select submitted_at, score, coalesce(
         jsonb_array_length(questions),
         (select count(*) from quiz_questions question where question.quiz_id = attempt.quiz_id)
       ) as total
       from quiz_attempts attempt where user_id = $1 and submitted_at is not null
     )
     select
       ${solvedAt(1)} as "first-challenge",
       ${solvedAt(10)} as "ten-challenges",
       ${solvedAt(50)} as "fifty-challenges",
       (select min(first_at) from positions where position = 7) as "week-streak",
       -- Passing a quiz for the first time earns coins.
       (select min(created_at) from coin_entries where user_id = $1 and reason = 'quiz') as "first-quiz",
       (select min(submitted_at) from quizzes_ended where total > 0 and score = total) as "full-marks"`,
    [userId],
  );
  const earnedTimes = new Map(Object.entries(earned ?? {}));
  return Object.entries(BADGES).map(([key, badge]) => ({
    key,
    ...badge,
    earnedAt: earnedTimes.get(key)?.toISOString() ?? null,
  }));
}
