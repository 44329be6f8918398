import type { MentorQuestion, QuestionSide } from '@sopaan/schemas/mentors/mentor-question';
import type { Queryable } from '../../database/database';
import { Conditions } from '../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../search/page';
import { toQuestion, type QuestionRow } from './question-record';

export interface QuestionKey {
  questionId: string;
  /** The caller: who asked, or the mentor. */
  userId: string;
}

const QUESTIONS = `mentor_questions as questions
  join mentors on mentors.id = questions.mentor_id
  join users on users.id = questions.user_id`;

/** Which questions the member `caller`, an SQL expression, sees on each side. */
const VISIBLE: Readonly<Record<QuestionSide, (caller: string) => string>> = {
  asked: (caller) => `(questions.user_id = ${caller} and questions.status <> 'withdrawn')`,
  received: (caller) =>
    `(mentors.user_id = ${caller} and questions.status <> 'withdrawn' and questions.hidden_at is null)`,
};

/** The columns of `QuestionRow`. */
const columnsFor = (caller: string) => `
  questions.id, mentor_id, mentors.name as mentor_name, mentors.sample, first_name, last_name,
  coalesce(mentors.user_id = ${caller}, false) as is_received,
  topic, body, questions.status, reply, hidden_at, questions.created_at, closed_at,
  exists (
    select from mentor_blocks as blocks
    where blocks.mentor_id = questions.mentor_id and blocks.user_id = questions.user_id
  ) as is_blocked,
  exists (
    select from mentor_question_reports as reports
    where reports.question_id = questions.id and reports.user_id = ${caller}
  ) as is_reported`;

/** The questions on one side, newest first. */
export function findQuestions(
  database: Queryable,
  { userId, side, open }: { userId: string; side: QuestionSide; open: boolean },
  page: PageRequest,
): Promise<Page<MentorQuestion>> {
  const conditions = new Conditions();
  const caller = `${conditions.bind(userId)}::text`;
  conditions.add(VISIBLE[side](caller));
  if (open) conditions.add(`questions.status = 'open'`);
  return findPage<QuestionRow & Record<string, unknown>, MentorQuestion>(database, page, {
    columns: columnsFor(caller),
    from: QUESTIONS,
    conditions,
    order: [
      ['questions.created_at', 'timestamptz'],
      ['questions.id', 'uuid'],
    ],
    direction: 'desc',
    toItem: toQuestion,
  });
}

/** A question that the member has asked or received; undefined for others'. */
export async function findQuestion(
  database: Queryable,
  { questionId, userId }: QuestionKey,
): Promise<MentorQuestion | undefined> {
  const [row] = await database.query<QuestionRow & Record<string, unknown>>(
    `select ${columnsFor('$2')} from ${QUESTIONS}
     where questions.id = $1 and (${VISIBLE.asked('$2')} or ${VISIBLE.received('$2')})`,
    [questionId, userId],
  );
  return row && toQuestion(row);
}
