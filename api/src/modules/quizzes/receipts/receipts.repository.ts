import type { QuizReceiptSummary } from '@sopaan/schemas/quizzes/quiz-receipt';
import type { Queryable } from '../../../database/database';

interface ReceiptRow extends Record<string, unknown> {
  name: string;
  quiz_id: string;
  quiz_name: string;
  started_at: Date;
  submitted_at: Date;
  score: number;
  total: number;
  sample: boolean;
}

/** The result of an attempt that has ended. */
export async function findReceipt(
  database: Queryable,
  attemptId: string,
  code: string,
): Promise<QuizReceiptSummary | undefined> {
  const [row] = await database.query<ReceiptRow>(
    `select trim(first_name || ' ' || last_name) as name, quiz_id, title as quiz_name,
      started_at, submitted_at, score, quizzes.sample,
      coalesce(
        jsonb_array_length(questions),
        (select count(*)::integer from quiz_questions
          where quiz_questions.quiz_id = quiz_attempts.quiz_id)
      ) as total
    from quiz_attempts
    join quizzes on quizzes.id = quiz_id
    join users on users.id = user_id
    where quiz_attempts.id = $1 and submitted_at is not null`,
    [attemptId],
  );
  return (
    row && {
      code,
      name: row.name,
      quizId: row.quiz_id,
      quizName: row.quiz_name,
      startedAt: row.started_at.toISOString(),
      submittedAt: row.submitted_at.toISOString(),
      score: row.score,
      total: row.total,
      sample: row.sample,
    }
  );
}
