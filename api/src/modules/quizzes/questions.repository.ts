import type { Queryable } from '../../database/database';
import type { QuestionRow } from './question-record';

/** With fewer answers, the author's difficulty is used. */
const MIN_ANSWERS = 30;
/** The shares of correct answers from which on a question counts as easy or as medium. */
const EASY_SHARE = 0.75;
const MEDIUM_SHARE = 0.45;

const DIFFICULTY = `case
    when answer_count < ${MIN_ANSWERS} then difficulty
    when correct_count >= ${EASY_SHARE} * answer_count then 1
    when correct_count >= ${MEDIUM_SHARE} * answer_count then 2
    else 3
  end`;

/** The questions of a quiz in stored order. */
export function findQuestions(database: Queryable, quizId: string): Promise<QuestionRow[]> {
  return database.query<QuestionRow>(
    `select id, kind, format, question, options, correct_index, correct_indexes,
      correct_value::float8 as correct_value, tolerance::float8 as tolerance, unit, explanation, topic, ${DIFFICULTY} as difficulty
    from quiz_questions where quiz_id = $1 order by position`,
    [quizId],
  );
}
