import { randomUUID } from 'node:crypto';
import { paths } from '@sopaan/contract/paths';
import { array, boolean, object, string } from 'yup';
import { QUIZ } from '../pages/sample';
import { querySite } from '../sites/query-site';

/** Texts from the answer key of the questions that `addQuiz` adds, which occur nowhere else on the site. */
export const ANSWER_KEY = /2525\.75|The Narmada flows into the Arabian Sea/;

const KEY = `'The Narmada flows into the Arabian Sea.'`;
const RIVERS = `'{Ganga,Kaveri,Narmada}'`;

/** A question of each kind, as the columns kind, question, options, correct index, indexes and value, and explanation. */
const QUESTIONS = {
  choice: `'choice', 'Which river flows west?', ${RIVERS}, 2, null, null, ${KEY}`,
  choices: `'choices', 'Which rivers flow east?', ${RIVERS}, null, '{0,1}', null, ${KEY}`,
  number: `'number', 'How long is the Ganga in kilometres?', '{}', null, null, 2525.75, ''`,
  ordering: `'ordering', 'Order the rivers by their length.', ${RIVERS}, null, '{0,2,1}', null, ${KEY}`,
} as const;
export type QuestionKind = keyof typeof QUESTIONS;

export interface StoredQuiz {
  id: string;
  title: string;
  url: string;
}

/** Adds a quiz that is last in all lists, so that it does not affect other tests on the same site. */
export async function addQuiz(kinds: readonly QuestionKind[]): Promise<StoredQuiz> {
  const id = `quiz-${randomUUID()}`;
  const title = `Rivers ${id.slice(-6)}`;
  await querySite(
    `insert into quizzes
      (id, institute_id, type, title, attempts_max, cooldown_seconds, key_shown, created_at)
    values
      ('${id}', '${QUIZ.parentId}', 'quiz', '${title}', null, 0, 'after_attempt', '2020-01-01')`,
  );
  const rows = kinds.map(
    (kind, index) => `('${id}-${index}', '${id}', ${index}, ${QUESTIONS[kind]})`,
  );
  await querySite(
    `insert into quiz_questions
      (id, quiz_id, position, kind, question, options, correct_index, correct_indexes, correct_value, explanation)
    values ${rows.join(', ')}`,
  );
  return { id, title, url: paths.quiz(id, QUIZ.parentId, 'quiz') };
}

/** Leaves running attempts this many seconds plus a grace period of ten seconds. Pages notice it with the next answer. */
export async function endAttemptsIn(quizId: string, seconds: number): Promise<void> {
  await querySite(
    `update quiz_attempts set
      deadline = clock_timestamp() + interval '${seconds} seconds',
      closes_at = clock_timestamp() + interval '${seconds + 10} seconds'
    where quiz_id = '${quizId}'`,
  );
}

const storedAnswersSchema = array(
  object({
    email: string().required(),
    /** The text of the chosen option. */
    option: string().required(),
    /** Whether the answer arrived after the deadline. */
    isLate: boolean().required(),
    /** Whether the attempt counts as submitted at its deadline. */
    isInTime: boolean().required(),
  }).required(),
).required();

/** The answers to questions with one choice that the server has stored, in the order in which they arrived. */
export async function storedAnswers(quizId: string) {
  const rows = await querySite(
    `select users.email, options[option_index + 1] as option, saved_at > deadline as "isLate",
      coalesce(submitted_at = deadline, false) as "isInTime"
    from quiz_answers
    join quiz_questions on quiz_questions.id = question_id
    join quiz_attempts on quiz_attempts.id = attempt_id
    join users on users.id = user_id
    where quiz_attempts.quiz_id = '${quizId}'
    order by saved_at`,
  );
  return storedAnswersSchema.validate(rows);
}
