import { SITE_PARENT_ID } from '@sopaan/schemas/quizzes/quiz';
import type { Queryable } from '../../database/database';
import type { QuizRow } from './quiz-record';

/** The columns of `QuizRow`. */
export const QUIZ_COLUMNS = `
  quizzes.*, (select count(*) from quiz_questions where quiz_id = quizzes.id) as total_question_count`;

/** Finds a quiz by id, institute and one of the given types. */
export async function findQuiz(
  database: Queryable,
  { id, instituteId, types }: { id: string; instituteId: string; types: readonly string[] },
): Promise<QuizRow | undefined> {
  const [row] = await database.query<QuizRow>(
    `select ${QUIZ_COLUMNS}
    from quizzes where id = $1 and coalesce(institute_id, $4) = $2 and type = any($3::text[])`,
    [id, instituteId, types, SITE_PARENT_ID],
  );
  return row;
}

export async function findQuizById(database: Queryable, id: string): Promise<QuizRow | undefined> {
  const [row] = await database.query<QuizRow>(`select ${QUIZ_COLUMNS} from quizzes where id = $1`, [
    id,
  ]);
  return row;
}
