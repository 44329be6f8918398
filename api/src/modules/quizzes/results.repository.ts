import type { MemberQuizResult } from '@sopaan/schemas/quizzes/quiz-results';
import type { Queryable } from '../../database/database';

interface ResultRow extends Record<string, unknown> {
  quiz_id: string;
  used: number;
  running: boolean;
  best_score: number | null;
  best_total: number | null;
  last_score: number | null;
  last_total: number | null;
}

/** Limits the size of the response. There are fewer quizzes than that. */
const MAX_QUIZZES = 1000;

/** A member's attempts, best and last result by quiz, the quiz with the latest attempt first. */
export async function findResults(
  database: Queryable,
  userId: string,
): Promise<MemberQuizResult[]> {
  const rows = await database.query<ResultRow>(
    `with attempts as (
      select quiz_id, started_at, submitted_at, score, submitted_at is null
          and coalesce(closes_at, deadline) > clock_timestamp() as running,
        coalesce(
          jsonb_array_length(questions),
          (select count(*)::integer from quiz_questions
            where quiz_questions.quiz_id = quiz_attempts.quiz_id)
        ) as total
      from quiz_attempts
      where user_id = $1
    ), best as (
      select distinct on (quiz_id) quiz_id, score, total
      from attempts
      where score is not null
      order by quiz_id, score::float8 / nullif(total, 0) desc nulls last, score desc
    ), latest as (
      select distinct on (quiz_id) quiz_id, score, total
      from attempts
      where score is not null
      order by quiz_id, submitted_at desc
    )
    select quiz_id, count(*)::integer as used, bool_or(running) as running,
      best.score as best_score, best.total as best_total, latest.score as last_score, latest.total as last_total
    from attempts left join best using (quiz_id) left join latest using (quiz_id)
    group by quiz_id, best.score, best.total, latest.score, latest.total
    order by max(started_at) desc, quiz_id
    limit ${MAX_QUIZZES}`,
    [userId],
  );
  return rows.map(({ quiz_id, used, running, ...row }) => ({
    quizId: quiz_id,
    used,
    running,
    best: toScore(row.best_score, row.best_total),
    last: toScore(row.last_score, row.last_total),
  }));
}

function toScore(score: number | null, total: number | null): MemberQuizResult['best'] {
  return score === null || total === null ? null : { score, total };
}
