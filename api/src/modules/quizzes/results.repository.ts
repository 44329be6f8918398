import type { MemberQuizResult } from '@sopaan/schemas/quizzes/quiz-results';
import type { Queryable } from '../../database/database';

interface ResultRow extends Record<string, unknown> {
  quiz_id: string;
  used: number;
  running: boolean;
  best_score: number | null;
  best_total: number | null;
}

/** Limits the size of the response. There are fewer quizzes than that. */
const MAX_QUIZZES = 1000;

/** A member's attempts and best result by quiz, the quiz with the latest attempt first. */
export async function findResults(
  database: Queryable,
  userId: string,
): Promise<MemberQuizResult[]> {
  const rows = await database.query<ResultRow>(
    `with attempts as (
      select quiz_id, started_at, score, submitted_at is null
          and coalesce(closes_at, deadline) > clock_timestamp() as running,
        coalesce(
          jsonb_array_length(questions),
          (select count(*)::integer from quiz_questions
            where quiz_questions.quiz_id = quiz_attempts.quiz_id)
        ) as total
      from quiz_attempts
      where user_id = $1
    ), ended as (
      select distinct on (quiz_id) quiz_id, score, total
      from attempts
      where score is not null
      order by quiz_id, score::float8 / nullif(total, 0) desc nulls last, score desc
    )
    select quiz_id, count(*)::integer as used, bool_or(running) as running,
      ended.score as best_score, ended.total as best_total
    from attempts left join ended using (quiz_id)
    group by quiz_id, ended.score, ended.total
    order by max(started_at) desc, quiz_id
    limit ${MAX_QUIZZES}`,
    [userId],
  );
  return rows.map(({ quiz_id, used, running, best_score, best_total }) => ({
    quizId: quiz_id,
    used,
    running,
    best:
      best_score === null || best_total === null ? null : { score: best_score, total: best_total },
  }));
}
