import type { MentorQuestion } from '@sopaan/schemas/mentors/mentor-question';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { addNotice } from '../notices/notices.repository';
import { answeredNotice, declinedNotice } from './question-notices';
import { findQuestion, type QuestionKey } from './questions.repository';
import {
  closeQuestion,
  lockReceivedQuestion,
  setBlock,
  type LockedQuestion,
} from './stored-questions.repository';

/** Of two concurrent replies, the second fails with CONFLICT. */
export function answerQuestion(
  database: Database,
  key: QuestionKey,
  text: string,
): Promise<MentorQuestion> {
  return withReceivedQuestion(database, key, async (transaction, question) => {
    if (question.status !== 'open') throw new ApiError('CONFLICT');
    await closeQuestion(transaction, question.id, { status: 'answered', reply: text });
    await addNotice(transaction, answeredNotice(...noticeParts(question)));
  });
}

export function declineQuestion(
  database: Database,
  key: QuestionKey,
  reason: string,
): Promise<MentorQuestion> {
  return withReceivedQuestion(database, key, async (transaction, question) => {
    if (question.status !== 'open') throw new ApiError('CONFLICT');
    await decline(transaction, question, reason);
  });
}

/** Blocks or unblocks who asked. Blocking declines the question, if it is open, without a reason. Idempotent. */
export function blockAsker(
  database: Database,
  key: QuestionKey,
  blocked: boolean,
): Promise<MentorQuestion> {
  return withReceivedQuestion(database, key, async (transaction, question) => {
    await setBlock(transaction, question, blocked);
    if (blocked && question.status === 'open') await decline(transaction, question, '');
  });
}

async function decline(
  transaction: Queryable,
  question: LockedQuestion,
  reason: string,
): Promise<void> {
  await closeQuestion(transaction, question.id, { status: 'declined', reply: reason });
  await addNotice(transaction, declinedNotice(...noticeParts(question)));
}

const noticeParts = ({ id, user_id: userId, topic, mentor_name: mentorName }: LockedQuestion) =>
  [{ questionId: id, userId, topic }, mentorName] as const;

/** Locks a question that the caller has received, changes it, and returns it. */
function withReceivedQuestion(
  database: Database,
  key: QuestionKey,
  work: (transaction: Queryable, question: LockedQuestion) => Promise<void>,
): Promise<MentorQuestion> {
  return database.transaction(async (transaction) => {
    const question = await lockReceivedQuestion(transaction, key);
    if (!question) throw new ApiError('NOT_FOUND');
    await work(transaction, question);
    return requireQuestion(transaction, key);
  });
}

/** A question that the member has asked or received. */
export async function requireQuestion(
  database: Queryable,
  key: QuestionKey,
): Promise<MentorQuestion> {
  const question = await findQuestion(database, key);
  if (!question) throw new ApiError('NOT_FOUND');
  return question;
}
