import type { Queryable } from '../../../database/database';

export interface ProgressKey {
  userId: string;
  challengeId: string;
}

/** Counts a try. Returns whether it is the first that solves the challenge. */
export async function addTry(
  transaction: Queryable,
  { userId, challengeId }: ProgressKey,
  isAccepted: boolean,
): Promise<boolean> {
  await transaction.query(
    `insert into challenge_progress (user_id, challenge_id, status, tries)
     values ($1, $2, 'tried', 0)
     on conflict do nothing`,
    [userId, challengeId],
  );
  const [progress] = await transaction.query<{ is_first: boolean }>(
    `update challenge_progress as progress set
       tries = tries + 1,
       status = case when $3 then 'solved' else status end,
       solved_at = coalesce(before.solved_at, case when $3 then now() end),
       updated_at = now()
     from (
       select solved_at from challenge_progress where user_id = $1 and challenge_id = $2 for update
     ) as before
     where user_id = $1 and challenge_id = $2
     returning $3 and before.solved_at is null as is_first`,
    [userId, challengeId, isAccepted],
  );
  return progress?.is_first ?? false;
}

export async function changeSolvedCount(
  transaction: Queryable,
  challengeId: string,
  delta: number,
): Promise<void> {
  await transaction.query('update challenges set solved_count = solved_count + $2 where id = $1', [
    challengeId,
    delta,
  ]);
}

/** Adds the points of a challenge to the scores of its round and of all rounds (round 0). */
export async function addScore(
  transaction: Queryable,
  { userId, challengeId }: ProgressKey,
  reachedAt: Date,
): Promise<void> {
  // The total is updated last, in the same order for everyone, to avoid deadlocks.
  await transaction.query(
    `insert into conquest_scores (user_id, round, points, solved_count, reached_at)
     select $1, scored.round, challenges.points, 1, $3
     from challenges cross join lateral (values (1, challenges.round), (2, 0)) as scored (position, round)
     where challenges.id = $2 and challenges.round is not null
     order by scored.position
     on conflict (user_id, round) do update set
       points = conquest_scores.points + excluded.points,
       solved_count = conquest_scores.solved_count + 1,
       reached_at = greatest(conquest_scores.reached_at, excluded.reached_at)`,
    [userId, challengeId, reachedAt],
  );
}
