import type { Queryable } from '../../database/database';

export interface QuestionRow {
  id: string;
  question: string;
  options: string[];
  /** Index of the correct option. */
  correct_index: number;
}

/** The questions of a quiz in stored order. */
export function findQuestions(database: Queryable, quizId: string): Promise<QuestionRow[]> {
  return database.query<QuestionRow>(
    'select id, question, options, correct_index from quiz_questions where quiz_id = $1 order by position',
    [quizId],
  );
}
