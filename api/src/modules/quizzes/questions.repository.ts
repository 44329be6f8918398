import type { Queryable } from '../../plugins/database';

/** A question with its options in stored order and the index of the correct one. */
export interface StoredQuestion {
  id: string;
  question: string;
  options: string[];
  correct: number;
}

export function findQuestions(database: Queryable, quizId: string): Promise<StoredQuestion[]> {
  return database.query<StoredQuestion>(
    `select id, question, options, correct_index as correct
    from quiz_questions where quiz_id = $1 order by position`,
    [quizId],
  );
}
