import type { Queryable } from '../../database/database';
import type { QuestionRow } from './question-record';

/** The questions of a quiz in stored order. */
export function findQuestions(database: Queryable, quizId: string): Promise<QuestionRow[]> {
  return database.query<QuestionRow & Record<string, unknown>>(
    `select id, kind, format, question, options, correct_index, correct_indexes,
      correct_value::float8 as correct_value, tolerance::float8 as tolerance, unit, explanation
    from quiz_questions where quiz_id = $1 order by position`,
    [quizId],
  );
}
