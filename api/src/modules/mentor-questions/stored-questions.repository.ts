import type { Queryable } from '../../database/database';
import type { QuestionKey } from './questions.repository';

export interface NewQuestion extends QuestionKey {
  mentorId: string;
  topic: string;
  text: string;
}

/** Does nothing if there is a question with this id. Returns whether it is new. */
export async function addQuestion(
  transaction: Queryable,
  { questionId, userId, mentorId, topic, text }: NewQuestion,
): Promise<boolean> {
  const added = await transaction.query(
    `insert into mentor_questions (id, mentor_id, user_id, topic, body)
     values ($1, $2, $3, $4, $5) on conflict (id) do nothing returning id`,
    [questionId, mentorId, userId, topic, text],
  );
  return added.length > 0;
}

export interface LockedQuestion {
  id: string;
  mentor_id: string;
  /** Who asked. */
  user_id: string;
  topic: string;
  status: string;
  mentor_name: string;
}

/** Locks a question that the member has received as a mentor. Undefined if there is none. */
export async function lockReceivedQuestion(
  transaction: Queryable,
  { questionId, userId }: QuestionKey,
): Promise<LockedQuestion | undefined> {
  const [row] = await transaction.query<LockedQuestion & Record<string, unknown>>(
    `select questions.id, mentor_id, questions.user_id, topic, questions.status, mentors.name as mentor_name
     from mentor_questions as questions join mentors on mentors.id = mentor_id
     where questions.id = $1 and mentors.user_id = $2
       and questions.status <> 'withdrawn' and hidden_at is null
     for update of questions`,
    [questionId, userId],
  );
  return row;
}

/** Locks a question that the member has asked and returns its status. Undefined if there is none. */
export async function lockAskedQuestion(
  transaction: Queryable,
  { questionId, userId }: QuestionKey,
): Promise<string | undefined> {
  const [row] = await transaction.query<{ status: string }>(
    `select status from mentor_questions
     where id = $1 and user_id = $2 and status <> 'withdrawn' for update`,
    [questionId, userId],
  );
  return row?.status;
}

/** Closes a locked question. */
export async function closeQuestion(
  transaction: Queryable,
  id: string,
  { status, reply }: { status: 'answered' | 'declined'; reply: string },
): Promise<void> {
  await transaction.query(
    'update mentor_questions set status = $2, reply = $3, closed_at = now() where id = $1',
    [id, status, reply],
  );
}

/** Deletes the text of a locked question. The row stays for a day, because it counts towards the limit of a day. */
export async function withdrawQuestion(transaction: Queryable, id: string): Promise<void> {
  await transaction.query(
    `update mentor_questions set status = 'withdrawn', body = '', closed_at = now() where id = $1`,
    [id],
  );
}

/** Idempotent. */
export async function setBlock(
  transaction: Queryable,
  { mentor_id: mentorId, user_id: userId }: LockedQuestion,
  blocked: boolean,
): Promise<void> {
  await transaction.query(
    blocked
      ? 'insert into mentor_blocks (mentor_id, user_id) values ($1, $2) on conflict do nothing'
      : 'delete from mentor_blocks where mentor_id = $1 and user_id = $2',
    [mentorId, userId],
  );
}
