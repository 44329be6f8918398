import type { Queryable } from '../../../database/database';
import { emailKey } from '../../accounts/users/users.repository';

/**
 * The percentage of a member's extra time for a quiz, as a subquery; 0 without any. The arguments are SQL. Extra time for the quiz itself
 * takes precedence over that for all quizzes.
 */
export const extraTimePercent = (userId: string, quizId: string) => `coalesce((
  select percent from quiz_extra_time
  where quiz_extra_time.user_id = ${userId}
    and (quiz_extra_time.quiz_id is null or quiz_extra_time.quiz_id = ${quizId})
  order by quiz_extra_time.quiz_id nulls last
  limit 1
), 0)`;

export async function findExtraTime(
  database: Queryable,
  quizId: string,
  userId: string,
): Promise<number> {
  const [row] = await database.query<{ percent: number }>(
    `select ${extraTimePercent('$1', '$2')} as percent`,
    [userId, quizId],
  );
  return row?.percent ?? 0;
}

/** Replaces the extra time for the same quiz, or for all quizzes if `quizId` is null. Returns false if there is no such account. */
export async function setExtraTime(
  database: Queryable,
  { email, quizId, percent }: { email: string; quizId: string | null; percent: number },
): Promise<boolean> {
  const rows = await database.query(
    `insert into quiz_extra_time (user_id, quiz_id, percent)
    select id, $2, $3 from users where email_key = $1
    on conflict (user_id, coalesce(quiz_id, '')) do update set
      percent = excluded.percent, granted_at = now()
    returning user_id`,
    [emailKey(email), quizId, percent],
  );
  return rows.length > 0;
}
