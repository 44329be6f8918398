import type { Queryable } from '../../../database/database';
import { IS_CORRECT } from '../attempts.repository';

interface RankedQuiz extends Record<string, unknown> {
  questions: number;
  questionsPerAttempt: number;
  durationSeconds: number;
  people: number;
}

/** The first attempts of all members at the quiz `$1` that have ended. Later attempts are easier, because members know some questions. */
const FIRST_RESULTS = `
  select distinct on (user_id) user_id, score, jsonb_array_length(questions) as total
  from quiz_attempts
  where quiz_id = $1 and submitted_at is not null
  order by user_id, started_at`;

/** Undefined unless there is a ranked quiz with this id. */
export async function findRankedQuiz(
  database: Queryable,
  quizId: string,
): Promise<RankedQuiz | undefined> {
  const [row] = await database.query<RankedQuiz>(
    `select stored.questions,
       least(question_count, stored.questions) as "questionsPerAttempt",
       duration_seconds as "durationSeconds",
       (
         select count(distinct user_id)::integer from quiz_attempts
         where quiz_id = quizzes.id and submitted_at is not null
       ) as people
     from quizzes
     cross join lateral (
       select count(*)::integer as questions from quiz_questions where quiz_id = quizzes.id
     ) stored
     where id = $1 and is_ranked`,
    [quizId],
  );
  return row;
}

interface FirstResult extends Record<string, unknown> {
  score: number;
  total: number;
  /** The number of others with a lower result in their first attempt. */
  below: number;
}

/** The member's first attempt that has ended, compared with those of all others. */
export async function findFirstResult(
  database: Queryable,
  quizId: string,
  userId: string,
): Promise<FirstResult | undefined> {
  const [row] = await database.query<FirstResult>(
    `with results as (${FIRST_RESULTS})
     select own.score, own.total, (
         -- Shares, because the number of questions may have changed since.
         select count(*)::integer from results where results.score * own.total < own.score * results.total
       ) as below
     from results own where user_id = $2`,
    [quizId, userId],
  );
  return row;
}

/**
 * Adds the answers of an attempt to the counts of its questions, if it is the member's first one at a ranked quiz. The rows are locked in
 * the order of their ids, so that attempts that end at the same time wait for each other.
 */
export async function countFirstAnswers(transaction: Queryable, attemptId: string): Promise<void> {
  await transaction.query(
    `with answers as (
       select quiz_questions.id, ${IS_CORRECT} as is_correct
       from quiz_attempts attempt
       join quizzes on quizzes.id = attempt.quiz_id and is_ranked
       join quiz_answers on attempt_id = attempt.id
       join quiz_questions on quiz_questions.id = question_id
       where attempt.id = $1 and not exists (
         select from quiz_attempts earlier
         where earlier.quiz_id = attempt.quiz_id and earlier.user_id = attempt.user_id
           and earlier.started_at < attempt.started_at
       )
       order by quiz_questions.id
       for update of quiz_questions
     )
     update quiz_questions set
       answer_count = answer_count + 1, correct_count = correct_count + is_correct::integer
     from answers where quiz_questions.id = answers.id`,
    [attemptId],
  );
}
