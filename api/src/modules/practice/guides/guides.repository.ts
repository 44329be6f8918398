import type { Queryable } from '../../../database/database';
import { indianDate } from '../hundred-days/indian-date';
import type { ProgressKey } from '../progress/progress.repository';
import type { GuideRow } from './guide-record';

/** The guide as the member sees it. Undefined if there is no such challenge. */
export async function findGuide(
  database: Queryable,
  { challengeId, userId }: ProgressKey,
): Promise<GuideRow | undefined> {
  const [row] = await database.query<GuideRow>(
    `select day, cardinality(hints) as hint_count,
       hints[1:coalesce(uses.opened_hints, 0)] as opened_hints,
       coalesce(progress.status = 'solved', false) as is_solved,
       uses.gave_up_at is not null as has_given_up,
       day is not null and not exists (
         select from hundred_days_runs
         where user_id = $2 and ${indianDate('now()')} > started_on + day - 1
       ) as is_day_running
     from challenges
     left join challenge_guides as guides on guides.challenge_id = challenges.id
     left join challenge_guide_uses as uses
       on uses.challenge_id = challenges.id and uses.user_id = $2
     left join challenge_progress as progress
       on progress.challenge_id = challenges.id and progress.user_id = $2
     where challenges.id = $1`,
    [challengeId, userId],
  );
  return row;
}

export async function findEditorial(
  database: Queryable,
  challengeId: string,
): Promise<{ editorial: string; solution: string } | undefined> {
  const [row] = await database.query<{ editorial: string; solution: string }>(
    'select editorial, solution from challenge_guides where challenge_id = $1',
    [challengeId],
  );
  return row;
}

/** Stores that the member has opened the hints up to this number. Opened hints stay open. */
export async function storeOpenedHint(
  transaction: Queryable,
  { challengeId, userId }: ProgressKey,
  hintNumber: number,
): Promise<void> {
  await transaction.query(
    `insert into challenge_guide_uses as uses (user_id, challenge_id, opened_hints)
     values ($1, $2, $3)
     on conflict (user_id, challenge_id) do update
     set opened_hints = greatest(uses.opened_hints, excluded.opened_hints)`,
    [userId, challengeId, hintNumber],
  );
}

export async function storeGivenUp(
  transaction: Queryable,
  { challengeId, userId }: ProgressKey,
): Promise<void> {
  await transaction.query(
    `insert into challenge_guide_uses as uses (user_id, challenge_id, gave_up_at)
     values ($1, $2, now())
     on conflict (user_id, challenge_id) do update set gave_up_at = coalesce(uses.gave_up_at, now())`,
    [userId, challengeId],
  );
}

export async function hasGivenUp(
  database: Queryable,
  { challengeId, userId }: ProgressKey,
): Promise<boolean> {
  const found = await database.query(
    `select from challenge_guide_uses
     where user_id = $1 and challenge_id = $2 and gave_up_at is not null`,
    [userId, challengeId],
  );
  return found.length > 0;
}

/** Whether a submission of the member for this challenge is queued or being judged. */
export async function isBeingJudged(
  database: Queryable,
  { challengeId, userId }: ProgressKey,
): Promise<boolean> {
  const found = await database.query(
    `select from submissions where user_id = $1 and challenge_id = $2 and status <> 'done' limit 1`,
    [userId, challengeId],
  );
  return found.length > 0;
}

/** Whether the member has solved the challenge or given it up. */
export async function knowsSolution(
  database: Queryable,
  { challengeId, userId }: ProgressKey,
): Promise<boolean> {
  const [row] = await database.query<{ is_known: boolean }>(
    `select exists (
       select from challenge_progress
       where user_id = $1 and challenge_id = $2 and status = 'solved'
     ) or exists (
       select from challenge_guide_uses
       where user_id = $1 and challenge_id = $2 and gave_up_at is not null
     ) as is_known`,
    [userId, challengeId],
  );
  return row?.is_known ?? false;
}
