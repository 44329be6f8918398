import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/database';
import {
  toAnswer,
  toAttempt,
  type AnswerRow,
  type Attempt,
  type AttemptAnswer,
  type AttemptRow,
} from './attempt-record';
import type { DrawnQuestions } from './attempt-questions';
import { extraTimePercent } from './extra-time/extra-time.repository';
import type { StoredAnswer } from './stored-answer';

/** Deadlines use the database's clock, so that all servers agree. */
const NOW = 'clock_timestamp()';

/** Whether an answer is correct, in a query of `quiz_answers` joined with `quiz_questions`. */
export const IS_CORRECT = `coalesce(
  case kind
    when 'choice' then option_index = correct_index
    when 'number' then abs(value - correct_value) <= tolerance
    else option_indexes = correct_indexes
  end, false)`;

/** The columns of `AttemptRow`. `closes_at` is the deadline plus the grace period; older attempts have none. */
const COLUMNS = `
  id, quiz_id, started_at, deadline, submitted_at, score, questions,
  coalesce(closes_at, deadline) as closes_at, coalesce(closes_at, deadline) <= ${NOW} as is_expired,
  ${NOW} as server_now`;

/** Locks the attempt, so that saving and submitting run one after the other. */
export async function lockAttempt(
  transaction: Queryable,
  attemptId: string,
  userId: string,
): Promise<Attempt | undefined> {
  const [row] = await transaction.query<AttemptRow>(
    `select ${COLUMNS} from quiz_attempts where id = $1 and user_id = $2 for update`,
    [attemptId, userId],
  );
  return row && toAttempt(row);
}

export async function lockUnsubmittedAttempt(
  transaction: Queryable,
  quizId: string,
  userId: string,
): Promise<Attempt | undefined> {
  const [row] = await transaction.query<AttemptRow>(
    `select ${COLUMNS} from quiz_attempts
    where quiz_id = $1 and user_id = $2 and submitted_at is null
    for update`,
    [quizId, userId],
  );
  return row && toAttempt(row);
}

/** A user's attempts at a quiz so far. */
export interface AttemptHistory {
  /** Attempts that were started. */
  used: number;
  running: Attempt | undefined;
  /** When the cool-down ends; null if there is none or it is over. */
  next: { at: Date; seconds: number } | null;
}

export async function findHistory(
  database: Queryable,
  quizId: string,
  userId: string,
): Promise<AttemptHistory> {
  const rows = await database.query<AttemptRow & { cooled_at: Date }>(
    `select ${COLUMNS}, cooled_at
    from (
      select quiz_attempts.*,
        least(submitted_at, deadline) + cooldown_seconds * interval '1 second' as cooled_at
      from quiz_attempts join quizzes on quizzes.id = quiz_id
      where quiz_id = $1 and user_id = $2
    ) as attempts
    order by started_at desc`,
    [quizId, userId],
  );
  const [newest] = rows;
  const isRunning = newest !== undefined && !newest.submitted_at && !newest.is_expired;
  if (!newest || isRunning) {
    return { used: rows.length, running: newest && toAttempt(newest), next: null };
  }
  const { cooled_at: at, server_now: now } = newest;
  const seconds = Math.ceil((at.getTime() - now.getTime()) / 1000);
  return { used: rows.length, running: undefined, next: seconds > 0 ? { at, seconds } : null };
}

/** Does nothing if an attempt is already running, even one that starts concurrently. */
export async function addAttempt(
  transaction: Queryable,
  { quizId, userId, questions }: { quizId: string; userId: string; questions: DrawnQuestions },
): Promise<void> {
  await transaction.query(
    `insert into quiz_attempts (id, quiz_id, user_id, started_at, deadline, closes_at, questions)
    select $1, quizzes.id, $3, moment, moment + duration, moment + duration + grace, $4::jsonb
    from quizzes,
      (select ${NOW} as moment, ${extraTimePercent('$3', '$2')} as percent) as start,
      lateral (
        select round(duration_seconds * (100 + percent) / 100.0) * interval '1 second' as duration,
          grace_seconds * interval '1 second' as grace
      ) as times
    where quizzes.id = $2
    on conflict (quiz_id, user_id) where submitted_at is null do nothing`,
    [randomUUID(), quizId, userId, JSON.stringify(questions)],
  );
}

export interface FinishedAttempt {
  quiz_id: string;
  user_id: string;
  score: number;
  total: number;
}

/** An attempt past its deadline counts as submitted at the deadline. Returns undefined if it was already finished. */
export async function finishAttempt(
  transaction: Queryable,
  attemptId: string,
): Promise<FinishedAttempt | undefined> {
  const [finished] = await transaction.query<FinishedAttempt>(
    `update quiz_attempts set
      submitted_at = least(${NOW}, deadline),
      score = (
        select count(*) from quiz_answers
        join quiz_questions on quiz_questions.id = quiz_answers.question_id
        where attempt_id = quiz_attempts.id and ${IS_CORRECT}
      )
    where id = $1 and submitted_at is null
    returning quiz_id, user_id, score, coalesce(
      jsonb_array_length(questions),
      (select count(*) from quiz_questions question where question.quiz_id = quiz_attempts.quiz_id)
    ) as total`,
    [attemptId],
  );
  return finished;
}

/** The saved answers by question id. */
export async function findAnswers(
  database: Queryable,
  attemptId: string,
): Promise<ReadonlyMap<string, AttemptAnswer>> {
  const rows = await database.query<AnswerRow>(
    `select question_id, option_index, option_indexes, value::float8 as value, saved_at,
      ${IS_CORRECT} as is_correct
    from quiz_answers
    join quiz_questions on quiz_questions.id = question_id
    where attempt_id = $1`,
    [attemptId],
  );
  return new Map(rows.map((row) => [row.question_id, toAnswer(row)]));
}

/** Null clears the answer. */
export async function storeAnswer(
  transaction: Queryable,
  { attemptId, questionId }: { attemptId: string; questionId: string },
  answer: StoredAnswer | null,
): Promise<void> {
  if (answer === null) {
    await transaction.query('delete from quiz_answers where attempt_id = $1 and question_id = $2', [
      attemptId,
      questionId,
    ]);
    return;
  }
  await transaction.query(
    `insert into quiz_answers
      (attempt_id, question_id, option_index, option_indexes, value, saved_at)
    values ($1, $2, $3, $4, $5, ${NOW})
    on conflict (attempt_id, question_id) do update set
      option_index = excluded.option_index, option_indexes = excluded.option_indexes,
      value = excluded.value, saved_at = excluded.saved_at`,
    [attemptId, questionId, answer.optionIndex, answer.optionIndexes, answer.value],
  );
}
