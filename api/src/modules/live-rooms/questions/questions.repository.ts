import type { Queryable } from '../../../database/database';
import { MEMBER_NAME } from '../members/room-members.repository';
import type { QuestionRow } from './question-record';

/** The open questions by votes, then the answered ones, most recent first. */
export function findQuestions(
  database: Queryable,
  { classId, limit }: { classId: string; limit: number },
): Promise<QuestionRow[]> {
  return database.query<QuestionRow & Record<string, unknown>>(
    `select questions.id, questions.member_id, ${MEMBER_NAME} as name, questions.body,
       questions.answered_at is not null as is_answered,
       array(select votes.member_id from live_class_votes votes
             where votes.question_id = questions.id)::text[] as voters
     from live_class_questions questions
     join live_classes on live_classes.id = questions.class_id
     join live_class_members members on members.id = questions.member_id
     join users on users.id = members.user_id
     where questions.class_id = $1
     order by questions.answered_at desc nulls first,
       (select count(*) from live_class_votes votes where votes.question_id = questions.id) desc,
       questions.created_at, questions.id
     limit $2`,
    [classId, limit],
  );
}

interface QuestionKey {
  classId: string;
  questionId: string;
}

interface StoredQuestion {
  member_id: string;
  is_answered: boolean;
}

export async function findQuestion(
  database: Queryable,
  { classId, questionId }: QuestionKey,
): Promise<StoredQuestion | undefined> {
  const [row] = await database.query<StoredQuestion & Record<string, unknown>>(
    `select member_id, answered_at is not null as is_answered from live_class_questions
     where class_id = $1 and id = $2`,
    [classId, questionId],
  );
  return row;
}

export async function countOpenQuestions(
  transaction: Queryable,
  { classId, memberId }: { classId: string; memberId: string },
): Promise<{ all: number; own: number }> {
  const [row] = await transaction.query<{ all: number; own: number }>(
    `select count(*) as all, count(*) filter (where member_id = $2) as own
     from live_class_questions where class_id = $1 and answered_at is null`,
    [classId, memberId],
  );
  return row ?? { all: 0, own: 0 };
}

/** Returns false if another class has a question with this id. */
export async function addQuestion(
  transaction: Queryable,
  question: QuestionKey & { memberId: string; text: string },
): Promise<boolean> {
  const rows = await transaction.query(
    `insert into live_class_questions (id, class_id, member_id, body, created_at)
     values ($1, $2, $3, $4, clock_timestamp()) on conflict (id) do nothing returning id`,
    [question.questionId, question.classId, question.memberId, question.text],
  );
  return rows.length > 0;
}

export async function setVote(
  transaction: Queryable,
  vote: { questionId: string; memberId: string; isVoted: boolean },
): Promise<void> {
  const statement = vote.isVoted
    ? 'insert into live_class_votes (question_id, member_id) values ($1, $2) on conflict do nothing'
    : 'delete from live_class_votes where question_id = $1 and member_id = $2';
  await transaction.query(statement, [vote.questionId, vote.memberId]);
}

export async function setAnswered(
  transaction: Queryable,
  questionId: string,
  isAnswered: boolean,
): Promise<void> {
  await transaction.query(
    `update live_class_questions
     set answered_at = case when $2 then coalesce(answered_at, clock_timestamp()) end
     where id = $1`,
    [questionId, isAnswered],
  );
}

export async function removeQuestion(transaction: Queryable, questionId: string): Promise<void> {
  await transaction.query('delete from live_class_questions where id = $1', [questionId]);
}
