import { randomUUID } from 'node:crypto';
import type { QuizAnswer, QuizResult } from '@sopaan/schemas/quiz-attempt';
import type { Queryable } from '../../plugins/database';

/** The database's clock decides about deadlines, so that any number of servers agree. */
const NOW = 'clock_timestamp()';

export interface AttemptRow {
  id: string;
  quiz_id: string;
  started_at: Date;
  deadline: Date;
  submitted_at: Date | null;
  score: number | null;
  server_now: Date;
  is_late: boolean;
}

const COLUMNS = `
  id, quiz_id, started_at, deadline, submitted_at, score,
  ${NOW} as server_now, deadline <= ${NOW} as is_late`;

/** Locks the attempt, so that saving and submitting never overtake each other. */
export async function lockAttempt(
  transaction: Queryable,
  attemptId: string,
  userId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await transaction.query<AttemptRow>(
    `select ${COLUMNS} from quiz_attempts where id = $1 and user_id = $2 for update`,
    [attemptId, userId],
  );
  return row;
}

export async function lockOpenAttempt(
  transaction: Queryable,
  quizId: string,
  userId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await transaction.query<AttemptRow>(
    `select ${COLUMNS} from quiz_attempts
    where quiz_id = $1 and user_id = $2 and submitted_at is null
    for update`,
    [quizId, userId],
  );
  return row;
}

/** Does nothing when an attempt runs already, also when that one starts at this moment. */
export async function addAttempt(
  transaction: Queryable,
  quizId: string,
  userId: string,
): Promise<void> {
  await transaction.query(
    `insert into quiz_attempts (id, quiz_id, user_id, started_at, deadline)
    select $1, quizzes.id, $3, moment, moment + duration_seconds * interval '1 second'
    from quizzes, (select ${NOW} as moment) as clock
    where quizzes.id = $2
    on conflict (quiz_id, user_id) where submitted_at is null do nothing`,
    [randomUUID(), quizId, userId],
  );
}

/** An attempt past its deadline counts as submitted at the deadline. */
export async function finishAttempt(transaction: Queryable, attemptId: string): Promise<void> {
  await transaction.query(
    `update quiz_attempts set
      submitted_at = least(${NOW}, deadline),
      score = (
        select count(*) from quiz_answers
        join quiz_questions on quiz_questions.id = quiz_answers.question_id
        where attempt_id = quiz_attempts.id and option_index = correct_index
      )
    where id = $1 and submitted_at is null`,
    [attemptId],
  );
}

export function findAnswers(database: Queryable, attemptId: string): Promise<QuizAnswer[]> {
  return database.query<QuizAnswer>(
    `select question_id as "questionId", option_index as "optionIndex"
    from quiz_answers
    join quiz_questions on quiz_questions.id = question_id
    where attempt_id = $1
    order by position`,
    [attemptId],
  );
}

export function findReview(database: Queryable, attemptId: string): Promise<QuizResult['review']> {
  return database.query<QuizResult['review'][number]>(
    `select quiz_questions.id as "questionId", option_index as chosen, correct_index as correct
    from quiz_attempts
    join quiz_questions on quiz_questions.quiz_id = quiz_attempts.quiz_id
    left join quiz_answers on attempt_id = quiz_attempts.id and question_id = quiz_questions.id
    where quiz_attempts.id = $1
    order by position`,
    [attemptId],
  );
}

export async function countOptions(
  database: Queryable,
  quizId: string,
  questionId: string,
): Promise<number> {
  const [row] = await database.query<{ options: number }>(
    'select cardinality(options) as options from quiz_questions where quiz_id = $1 and id = $2',
    [quizId, questionId],
  );
  return row?.options ?? 0;
}

export async function storeAnswer(
  transaction: Queryable,
  attemptId: string,
  { questionId, optionIndex }: QuizAnswer,
): Promise<void> {
  if (optionIndex === null) {
    await transaction.query('delete from quiz_answers where attempt_id = $1 and question_id = $2', [
      attemptId,
      questionId,
    ]);
    return;
  }
  await transaction.query(
    `insert into quiz_answers (attempt_id, question_id, option_index) values ($1, $2, $3)
    on conflict (attempt_id, question_id) do update set option_index = excluded.option_index`,
    [attemptId, questionId, optionIndex],
  );
}
