import type { Queryable } from '../../../database/database';

export interface QuizCertificateKey {
  quizId: string;
  userId: string;
}

/**
 * Issues a certificate of the member's best result, or replaces the result of the existing one if it is better and not withdrawn. It
 * stores the current names. Does nothing if no attempt has ended. `code` is used only for a new certificate.
 */
export async function issueBestResult(
  transaction: Queryable,
  { quizId, userId }: QuizCertificateKey,
  code: string,
): Promise<void> {
  await transaction.query(
    `insert into certificates (code, user_id, quiz_id, name, course_name, score, total)
     select $3, users.id, quizzes.id, trim(first_name || ' ' || last_name), title, score,
       jsonb_array_length(questions)
     from quiz_attempts
     join users on users.id = user_id
     join quizzes on quizzes.id = quiz_id
     where user_id = $1 and quiz_id = $2 and submitted_at is not null and is_ranked
     order by score::float8 / nullif(jsonb_array_length(questions), 0) desc nulls last, submitted_at
     limit 1
     on conflict (user_id, quiz_id) do update set
       score = excluded.score, total = excluded.total, name = excluded.name,
       course_name = excluded.course_name, reissued_at = now()
     where certificates.withdrawn_at is null
       and excluded.score * certificates.total > certificates.score * excluded.total`,
    [userId, quizId, code],
  );
}
